print(try Session(app: AppComponent(), steps: Session.script).transcript())
