import DovetailBasics

/// What is known of types of the system's libraries by their names alone.
enum AppleTypes {
    /// Whether a name is that of a class, of which the program may declare subclasses.
    static func isClass(_ name: String) -> Bool { classes.contains(name) }

    /// Whether a type has no generic parameters.
    static func isPlain(_ name: String) -> Bool {
        if classes.contains(name) || values.contains(name) { return true }
        guard ["UI", "NS", "CG", "CA", "AV"].contains(where: name.hasPrefix),
            name.dropFirst(2).first?.isUppercase == true
        else { return false }
        return !generic.contains(where: name.contains)
    }

    /// What the names of generic types with the prefixes of such libraries contain.
    private static let generic = [
        "Diffable", "Cache", "MapTable", "HashTable", "Fetch", "Anchor", "Registration", "Hosting", "Representable",
        "Difference", "Snapshot",
    ]

    private static let classes = Set(
        """
        UIResponder UIApplication UIWindow UIWindowScene UIScene UIScreen UIDevice UIView UIViewController
        UINavigationController UITabBarController UISplitViewController UIPageViewController UITableViewController
        UICollectionViewController UIAlertController UIActivityViewController UIImagePickerController
        UISearchController UIControl UIButton UILabel UIImageView UITextField UITextView UIScrollView UITableView
        UITableViewCell UICollectionView UICollectionViewCell UICollectionReusableView UICollectionViewLayout
        UICollectionViewFlowLayout UIStackView UISwitch UISlider UIStepper UIPageControl UIProgressView UIPickerView
        UIDatePicker UISegmentedControl UIRefreshControl UIActivityIndicatorView UIVisualEffectView UINavigationBar
        UITabBar UIToolbar UISearchBar UIBarItem UIBarButtonItem UITabBarItem UINavigationItem UIColor UIFont
        UIImage UIBezierPath UIGestureRecognizer UITapGestureRecognizer UIPanGestureRecognizer
        UILongPressGestureRecognizer UISwipeGestureRecognizer UIPasteboard UIMenu UIAction UIAlertAction UIStoryboard
        UINib CALayer CAGradientLayer CAShapeLayer CABasicAnimation CATransition NSLayoutConstraint NSAttributedString
        NSMutableAttributedString NSManagedObjectContext NSError NSNumber NSString NSPredicate NSRegularExpression
        NotificationCenter UserDefaults FileManager Bundle DispatchQueue OperationQueue Timer URLSession ProcessInfo
        DateFormatter NumberFormatter RunLoop Thread NSObject JSONEncoder JSONDecoder PropertyListEncoder
        PropertyListDecoder AnyCancellable UIVisualEffect UIBlurEffect NSManagedObject NSCoder NSPersistentContainer
        """.split { $0 == " " || $0 == "\n" }.map(String.init))

    private static let values: Set<String> = [
        "String", "Int", "Bool", "Double", "Float", "CGFloat", "Character", "Substring", "Date", "Data", "URL", "UUID",
        "Decimal", "Locale", "Calendar", "TimeZone", "DateComponents", "URLComponents", "URLRequest", "IndexPath",
        "CommandLine", "Color", "Font", "DispatchTime",
    ]
}
