/** The maximum length of inline code, in characters. */
const longestCode = 1000

/** Returns the position after inline code, or after the backticks if the paragraph does not close them. */
export function afterCode(text: string, start: number): number {
  let length = 1
  while (text[start + length] === '`' && length < longestCode) length++
  const mark = '`'.repeat(length)
  const rest = inParagraph(text.slice(start + length, start + length + longestCode))
  for (let at = rest.indexOf(mark); at >= 0; at = rest.indexOf(mark, at)) {
    let end = at + length
    while (rest[end] === '`') end++
    if (end === at + length) return start + length + end
    at = end
  }
  return start + length
}

/** The maximum length of a formula, in characters. */
const longestFormula = 2000

/**
 * Returns the position after a formula, or after the dollar signs if they open none.
 *
 * A formula between single dollar signs does not start or end with white space and is not followed by a digit, which
 * excludes sums of money.
 */
export function afterMath(text: string, start: number): number {
  const mark = text[start + 1] === '$' ? '$$' : '$'
  const inner = start + mark.length
  if (mark === '$' && /\s/.test(text[inner] ?? ' ')) return inner
  const rest = inParagraph(text.slice(inner, inner + longestFormula))
  for (let at = rest.indexOf(mark, 1); at >= 0; at = rest.indexOf(mark, at + 1)) {
    const isClosing = mark === '$$' || (!/\s/.test(rest[at - 1] ?? ' ') && !/\d/.test(rest[at + 1] ?? ''))
    if (isClosing && rest[at - 1] !== '\\') return inner + at + mark.length
  }
  return inner
}

/** Returns the text before the first blank line. */
const inParagraph = (text: string): string => text.split(/\n[ \t>]{0,20}\r?\n/, 1)[0] ?? ''

/**
 * Returns the position after the second part of a link or image, `[…](address)` or `[…][label]`. Returns undefined if
 * there is none.
 */
export function afterLink(text: string, start: number): number | undefined {
  linkTail.lastIndex = start
  const found = linkTail.exec(text)
  return found === null ? undefined : start + found[0].length
}

const title = String.raw`(?:[ \t\n]{1,9}(?:"[^"]{0,500}"|'[^']{0,500}'|\([^()]{0,500}\)))?`
const address = String.raw`(?:<[^<>\n]{0,1000}>|(?:[^\s()<]|\([^\s()]{0,300}\)){0,1000})`
const linkTail = new RegExp(
  String.raw`\([ \t\n]{0,9}${address}${title}[ \t\n]{0,9}\)|\[(?!-?@|\^)[^\[\]\n]{0,300}\]`,
  'y',
)

/** The HTML tags and comments in a text. Their ends are found on demand. */
export class Tags {
  readonly #text: string
  /** Closing marks that are missing in the rest of the text. */
  readonly #unclosed = new Set<string>()

  constructor(text: string) {
    this.#text = text
  }

  /**
   * Returns the position after the comment, autolink or tag at an offset, or after the opening mark if there is none.
   *
   * The position after a tag with raw content, such as `<pre>`, is that after its end tag.
   */
  after(start: number): number {
    const text = this.#text
    if (text.startsWith('<!--', start)) return this.#behind('-->', start + 4) ?? start + 4
    const tag = [autolink, openTag].map(pattern => matchAt(pattern, text, start)).find(Boolean)
    if (tag === undefined) return start + 1
    const end = start + tag.length
    const [, name] = rawTag.exec(tag) ?? []
    return (name && this.#behind(`</${name}\\s*>`, end)) || end
  }

  #behind(pattern: string, start: number): number | undefined {
    if (this.#unclosed.has(pattern)) return undefined
    const close = new RegExp(pattern, 'gi')
    close.lastIndex = start
    if (close.test(this.#text)) return close.lastIndex
    this.#unclosed.add(pattern)
    return undefined
  }
}

function matchAt(pattern: RegExp, text: string, start: number): string | undefined {
  pattern.lastIndex = start
  return pattern.exec(text)?.[0]
}

const autolink = /<(?:[a-z][\w+.-]{0,31}:[^<>\s]{0,1000}|[^<>\s@]{1,100}@[^<>\s@]{1,250})>/iy
const openTag = /<[/?!]?[a-z](?:[^<>"'\n]|\n(?![ \t]{0,20}\r?\n)|"[^"]{0,300}"|'[^']{0,300}'){0,500}>/iy
const rawTag = /^<(pre|script|style|textarea)\b/i
