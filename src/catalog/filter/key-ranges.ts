/** Texts by their UTF-8 bytes: the text `from` alone, or with `below` all texts from `from` up to but not including `below`. */
export interface Range {
  from: Uint8Array
  below?: Uint8Array
}

/** The range of all keys. It does not begin with an empty key, because `node:sqlite` takes empty bytes for null. */
export const everything = { from: /* @__PURE__ */ Uint8Array.of(0), below: /* @__PURE__ */ Uint8Array.of(0xff) }

/** The longest text that is looked up; no key is longer. */
export const longestKey = 1000

/** The range of a text alone. */
export const exactly = (text: string): Range => ({ from: bytesOf(text) })

/** The range of all texts that begin with a text. */
export function startingWith(start: string): Range {
  if (start === '') return everything
  const from = bytesOf(start)
  return { from, below: nextOf(from) }
}

/** The intersection of two lists of ranges, all of which have an end. */
export function overlap(some: readonly Range[], others: readonly Range[]): Range[] {
  return some.flatMap(one =>
    others.flatMap(other => {
      const from = compareBytes(one.from, other.from) > 0 ? one.from : other.from
      const end = compareBytes(one.below ?? one.from, other.below ?? other.from) < 0 ? one.below : other.below
      return end !== undefined && compareBytes(from, end) < 0 ? [{ from, below: end }] : []
    }),
  )
}

/** The first bytes that sort after everything that starts with the given bytes, which are not empty. */
export function nextOf(bytes: Uint8Array): Uint8Array {
  const next = bytes.slice()
  // UTF-8 has no byte 0xff, so there is always room.
  next[next.length - 1] = (next.at(-1) ?? 0) + 1
  return next
}

/** Orders bytes as databases do. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/** A text as UTF-8. */
export const bytesOf = (text: string): Uint8Array => encoder.encode(text)

/** The text that UTF-8 bytes encode. */
export const textOfBytes = (bytes: unknown): string => decoder.decode(bytes as Uint8Array)

const encoder = /* @__PURE__ */ new TextEncoder()
const decoder = /* @__PURE__ */ new TextDecoder()
