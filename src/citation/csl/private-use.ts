/**
 * Characters for private use that stand for what is kept of a text while it is written: the first of them for the first, and so on. Those of the text
 * itself are kept, too.
 */
export const [firstMark, lastMark] = [0xf0000, 0xffffd]

/** One of them. */
export const mark = /[\u{f0000}-\u{ffffd}]/u
