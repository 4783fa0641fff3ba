import ExternalLibrary
import VendorMetricsAgain

AppLog.send("launched")
AppLog.send("opened")
print("the wrapper has counted \(AppLog.total), the app sees \(metrics_total())")
