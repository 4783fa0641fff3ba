// A byte order mark, CRLF line ends, tabs, semicolons, trailing commas.
import Foundation

// hard: two requirements on one line, no line break at all, trailing commas in lists
protocol Compact { func a(); func b() -> Int; var c: Int { get }; static func d(_ x: Int,) }; protocol Compact2: Compact { func e<T,>(_ t: T,) }

// hard: tabs, CRLF inside a signature, and a doc comment with CRLF
/**
 * Spread.
 */
protocol
	Spread
	<Item>
	:
	AnyObject,
	Sendable
{
	associatedtype
		Item
	func
		spread
		(
		_
		item
		:
		Item
		,
		by count: Int
		)
	async
	throws
	-> [
		Item
	]
	init ( )
}
