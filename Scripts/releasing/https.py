"""An HTTPS server on this machine, with a certificate of its own, for a file that SwiftPM downloads."""

import functools
import http.server
import os
import shutil
import ssl
import subprocess
import threading

TRUSTED = "/etc/ssl/certs/ca-certificates.crt"


class Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        self.server.requests.append(self.path)


class Server:
    """Serves one file at `url` while it is open. A program whose command begins with `trusting` trusts it."""

    def __init__(self, file, folder):
        self.folder, self.name = folder, file.name
        folder.mkdir(parents=True)
        shutil.copy(file, folder / file.name)

    def __enter__(self):
        key, certificate = self.folder.with_suffix(".key"), self.folder.with_suffix(".pem")
        subprocess.run(
            [
                "openssl",
                "req",
                "-x509",
                "-newkey",
                "rsa:2048",
                "-nodes",
                "-days",
                "1",
                "-subj",
                "/CN=localhost",
                "-addext",
                "subjectAltName=DNS:localhost",
                "-keyout",
                str(key),
                "-out",
                str(certificate),
            ],
            check=True,
            capture_output=True,
        )
        handler = functools.partial(Handler, directory=str(self.folder))
        self.server = http.server.ThreadingHTTPServer(("localhost", 0), handler)
        self.server.requests = []
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.url = f"https://localhost:{self.server.server_address[1]}/{self.name}"
        # Foundation's URLSession on Linux, and with it SwiftPM, reads the trusted certificates from this file. For the
        # programs started like this, and for no other, the server's certificate is there instead.
        mount = f'mount --bind "{certificate}" {TRUSTED} && exec "$@"'
        rights = [] if os.geteuid() == 0 else ["--user", "--map-root-user"]
        self.trusting = ["unshare", "--mount", *rights, "sh", "-c", mount, "sh"]
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()
