/**
 * A range of texts, compared by their UTF-8 bytes. Without `below`, only the text `from`; otherwise all texts from
 * `from` up to but not including `below`.
 */
export interface Range {
  from: Uint8Array
  below?: Uint8Array
}

/**
 * The range of all keys. It starts at byte 0 rather than an empty key, because `node:sqlite` binds empty bytes as null.
 */
export const everything = { from: /* @__PURE__ */ Uint8Array.of(0), below: /* @__PURE__ */ Uint8Array.of(0xff) }

/** The maximum length of a key in characters. Longer texts are not looked up. */
export const longestKey = 1000

/** Returns the range of a single text. */
export const exactly = (text: string): Range => ({ from: bytesOf(text) })

/** Returns the range of all texts with a prefix. */
export function startingWith(start: string): Range {
  if (start === '') return everything
  const from = bytesOf(start)
  return { from, below: nextOf(from) }
}

/** Returns the intersection of two lists of ranges. Every range must have `below`. */
export function overlap(some: readonly Range[], others: readonly Range[]): Range[] {
  return some.flatMap(one =>
    others.flatMap(other => {
      const from = compareBytes(one.from, other.from) > 0 ? one.from : other.from
      const end = compareBytes(one.below ?? one.from, other.below ?? other.from) < 0 ? one.below : other.below
      return end !== undefined && compareBytes(from, end) < 0 ? [{ from, below: end }] : []
    }),
  )
}

/**
 * Returns the smallest byte string that sorts after every byte string with the given prefix. The prefix must not be
 * empty.
 */
export function nextOf(bytes: Uint8Array): Uint8Array {
  const next = bytes.slice()
  // UTF-8 has no byte 0xff, so the increment never overflows.
  next[next.length - 1] = (next.at(-1) ?? 0) + 1
  return next
}

/** Compares bytes in the order that databases use. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/** Encodes a text as UTF-8. */
export const bytesOf = (text: string): Uint8Array => encoder.encode(text)

/** Decodes UTF-8 bytes. */
export const textOfBytes = (bytes: unknown): string => decoder.decode(bytes as Uint8Array)

const encoder = /* @__PURE__ */ new TextEncoder()
const decoder = /* @__PURE__ */ new TextDecoder()
