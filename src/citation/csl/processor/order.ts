/** A text for sorting. `isPlain` is true if the text can be compared without a collator. */
export interface Ordered {
  text: string
  isPlain: boolean
}

/**
 * Returns a comparison in the order of a language. The comparison ignores case and accents, and compares numbers by
 * value.
 */
export function orderOf(language: string): (a: Ordered, b: Ordered) => number {
  const isPlainly = plainlyOrdered.test(language)
  let collator: Intl.Collator | undefined
  return (a, b) => {
    if (isPlainly && a.isPlain && b.isPlain) return plainOrder(a.text, b.text)
    // The collator is created on first use, because its creation takes milliseconds and many lists need none.
    collator ??= collatorOf(language)
    return collator.compare(a.text, b.text)
  }
}

/** Prepares a text for sorting. */
export const ordered = (text: string): Ordered => ({
  text,
  isPlain: isOfAscii.test(text) && !(text.length >= manyDigits && tooLong.test(text)),
})

function collatorOf(language: string): Intl.Collator {
  const options = { sensitivity: 'base', numeric: true } as const
  try {
    return new Intl.Collator(language, options)
  } catch {
    return new Intl.Collator('en-US', options)
  }
}

/**
 * Matches languages that sort the ASCII letters individually, in the order of the Unicode collation. Czech does not
 * match, because it sorts `ch` after `h`.
 */
const plainlyOrdered = /^(?:ar|de|en|es|fr|it|ja|nl|pl|pt|ru|zh)(?:-[A-Z]{2})?$/

/** Matches texts of tabs and printable ASCII characters, which all have a rank in `ranks`. */
const isOfAscii = /^[\t\x20-\x7e]*$/
/**
 * The minimum number of consecutive digits for which the collator compares a text.
 *
 * A collator splits very long numbers, so it does not compare them by value.
 */
const manyDigits = 100
const tooLong = /\d{100}/

/** Compares texts as a collator does, https://www.unicode.org/charts/collation/, but several times faster. */
function plainOrder(a: string, b: string): number {
  let [left, right] = [0, 0]
  while (left < a.length && right < b.length) {
    const [first, second] = [a.charCodeAt(left), b.charCodeAt(right)]
    if (isDigit(first) && isDigit(second)) {
      const [from, until] = [beginOfNumber(a, left), endOfNumber(a, left)]
      const [otherFrom, otherUntil] = [beginOfNumber(b, right), endOfNumber(b, right)]
      const longer = until - from - (otherUntil - otherFrom)
      if (longer !== 0) return longer
      for (let place = 0; place < until - from; place++) {
        const larger = a.charCodeAt(from + place) - b.charCodeAt(otherFrom + place)
        if (larger !== 0) return larger
      }
      left = until
      right = otherUntil
    } else {
      const order = (ranks[first] ?? 0) - (ranks[second] ?? 0)
      if (order !== 0) return order
      left++
      right++
    }
  }
  return a.length - left - (b.length - right)
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39

/** Returns the offset of the first significant digit of a number. */
function beginOfNumber(text: string, place: number): number {
  let begin = place
  while (text.charCodeAt(begin) === 0x30 && isDigit(text.charCodeAt(begin + 1))) begin++
  return begin
}

function endOfNumber(text: string, place: number): number {
  let end = place
  while (isDigit(text.charCodeAt(end))) end++
  return end
}

const inOrder = '\t _-,;:!?.\'"()[]{}@*/\\&#%`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz'

/** The rank of each character in `inOrder`, by its code. */
const ranks: readonly number[] = Array.from({ length: 0x7f }, (_, code) =>
  inOrder.indexOf(String.fromCharCode(code).toLowerCase()),
)
