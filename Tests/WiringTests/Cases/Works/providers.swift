//! title: Provider and Lazy resolve what is registered, cut cycles, and may be registered themselves
//! proof: proved 9 of 9 resolutions
import Dovetail

final class Author: Sendable {
    let books: Provider<Book>
    let first: Lazy<Book>
    init(books: Provider<Book>, first: Lazy<Book>) { (self.books, self.first) = (books, first) }
}
final class Book: Sendable {
    let author: Author
    init(author: Author) { self.author = author }
}
struct Store: Sendable { let name: String }
struct Shop: Sendable {
    let store: Provider<Store>
    let other: Provider<Author>?
    let none: Provider<Int>?
}

let container = try Container { c in
    c.register(Author.self, scope: .singleton, Author.init)
    c.register(Book.self, scope: .singleton, Book.init)
    c.register(Provider<Store>.self) { _ in Provider { Store(name: "own") } }
    c.register(Shop.self, Shop.init)
}
let book = try container.resolve(Book.self)
print(try book.author.books() === book, try book.author.first() === book)
let shop = try container.resolve(Shop.self)
print(try shop.store().name, shop.other != nil, shop.none == nil)
let lazy: Lazy<Book> = try container.resolve()
print(try lazy() === book)
_ = try container.resolve(Provider<[Book]>.self)
//> true true
//> own true true
//> true
