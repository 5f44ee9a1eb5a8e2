import { unknownValueOf } from '../kernel/unknown-values.ts'
import { decodeEntities } from './entities.ts'

/**
 * Renders a text as one line without tags, scripts, styles, control characters or lone surrogates.
 *
 * Decodes character references once, and collapses white space.
 *
 * A remaining `<` cannot start a tag with an attribute: comparisons, type parameters and placeholders stay (`a<b`,
 * `List<T>`, `<name>`), and a space follows any other `<` that could start a tag (`< img src=x`).
 *
 * Directional marks, joiners and a single ideographic space stay, because scripts need them. Embeddings, overrides and
 * isolates are removed, because an unclosed one would reverse the rest of a citation. None are added either: a page
 * isolates a citation with `dir="auto"` or `<bdi>`, and copied text should contain no invisible characters.
 */
export function plainText(text: string): string {
  if (!needsCare.test(text) && text === text.trim()) return text
  let plain = withoutTags(text.replace(controls, ''))
  // Decoded text may contain markup too: &lt;i&gt; in a title is nearly always an <i> escaped once too often.
  if (plain.includes('&')) plain = withoutTags(decodeEntities(plain).replace(controls, ''))
  return plain.replace(whiteSpace, ' ').trim()
}

/** Renders a text like {@link plainText}, or as `''` if it begins with a code for an unknown value such as `:unav`. */
export function knownText(text: string): string {
  const plain = plainText(text)
  return unknownValueOf(plain) === undefined ? plain : ''
}

// The ranges contain the characters that stay unchanged. On text beyond Latin-1, \p{…} would take twenty times as long.
// With ` {2}` as the last alternative, a test would take twice as long.
const needsCare =
  / {2}|[^ -%'-;=-~\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u2070-\u2fff\u3001-\ud7ff\ue000-\ufefe\uff00-\uffef]/
const controls = /[^\t-\r -~\x85\xa0-\u2029\u202f-\u2065\u206a-\ud7ff\ue000-\ufefe\uff00-\ufff8\ufffc-\u{10ffff}]/gu
const whiteSpace = /[\s\x85]{2,}|[^\S\u3000]|\x85/g

function withoutTags(text: string): string {
  if (!text.includes('<')) return text
  const whole = withoutScripts(text)
  const ended = new Set<string | undefined>()
  if (whole.includes('</')) for (const [, name] of whole.matchAll(/<\/(\w{1,41})/g)) ended.add(name)
  const rest = whole.replace(markup, (tag, name: string | undefined, at: number) =>
    !ended.has(name) && (isPlaceholder(tag) || isParameter(tag, whole, at)) ? tag : spaceOfTag(name),
  )
  const lastEquals = rest.lastIndexOf('=')
  return rest.replace(startOfTag, (_, at: number) =>
    isPlaceholder(rest.slice(at, at + 43)) ||
    (at > lastEquals && (comparison.test(rest.slice(at - 1, at + 5)) || isParameterStart(rest, at)))
      ? '<'
      : '< ',
  )
}

/** True if a text begins with a word in angle brackets other than an element name, such as `<name>` in `<name>.nc`. */
function isPlaceholder(text: string): boolean {
  const [, name] = /^<([a-z]\w{0,40})>/i.exec(text) ?? []
  return name !== undefined && !elementName.test(name)
}

/** True if a tag is a type parameter, such as `<P>` in `Box<P> of snow`, and not an element, as in `Rain<P>Snow`. */
const isParameter = (tag: string, text: string, at: number): boolean =>
  /^<[A-Z]>$/.test(tag) && letter.test(text.charAt(at - 1)) && !letter.test(text.charAt(at + tag.length))

const letter = /[\p{L}\p{N}]/u

/** True if a `<` after a word begins type arguments: `Map<String, Vec<u8>>`. */
function isParameterStart(text: string, at: number): boolean {
  const [, name] = /^[\p{L}\p{N}]<(\w{1,40})[<>,]/u.exec(text.slice(Math.max(0, at - 1), at + 43)) ?? []
  return name !== undefined && isTypeName(name)
}

const isTypeName = (name: string): boolean => typeName.test(name) && (name.length === 1 || !elementName.test(name))

/** Matches a capitalised name, a short name with a number, or a primitive type. */
const typeName =
  /^(?:[A-Z]\w{0,40}|[a-z]{1,2}\d{1,3}|int|long|short|float|double|char|bool|str|string|byte|void|[iu]size)$/
/**
 * Matches the names of HTML and JATS elements that are often written in upper case, or that change a page even without
 * attributes.
 */
const elementName =
  /^(?:a|b|i|p|q|s|u|abstract|area|base|big|br|body|button|canvas|center|col|div|dl|dd|dt|em|embed|font|form|frame|frameset|h[1-6]|head|hr|html|iframe|img|inf|input|li|link|math|meta|monospace|nobr|noscript|object|ol|option|param|plaintext|pre|sc|script|sec|source|select|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|track|tt|ul|underline|video|audio|wbr|xmp|italic|bold)$/i

/**
 * Matches a `<` that is a comparison sign, as in `a<b`: after a letter, digit or closing bracket, and before a word of
 * at most three letters.
 */
const comparison = /^[\p{L}\p{N})\]]<[a-z]{1,3}(?:[\s.,;:)]|$)/iu

/**
 * Removes scripts and styles with their content, which readers never see. Keeps unclosed scripts and styles, whose tags
 * the callers remove.
 */
export function withoutScripts(text: string): string {
  let rest = ''
  let place = 0
  // A missing end tag is searched for once per kind: if none follows here, none follows later.
  const endless = new Set<string>()
  for (const start of text.matchAll(scriptStart)) {
    const [tag, name = ''] = start
    const kind = name.toLowerCase()
    if (start.index < place || endless.has(kind)) continue
    const end = scriptEnds[kind as keyof typeof scriptEnds]
    end.lastIndex = start.index + tag.length
    if (end.test(text)) {
      rest += `${text.slice(place, start.index)} `
      place = end.lastIndex
    } else endless.add(kind)
  }
  return place === 0 ? text : rest + text.slice(place)
}

const scriptStart = /<(script|style)(?=[\s/>])[^<>]{0,500}>/gi
const scriptEnds = { script: /<\/script\s{0,9}>/gi, style: /<\/style\s{0,9}>/gi }

/**
 * Matches a tag and captures its name, or matches a comment, a declaration or an instruction. An attribute must have a
 * value, so that `x<y and z>0` is read as a comparison.
 */
// Every repetition is bounded.
export const markup =
  /<(?:\/?([a-z][\w:.-]{0,40})(?:\s{1,9}[\w:.-]{1,40}\s{0,9}=\s{0,9}(?:"[^"]{0,2000}"|'[^']{0,2000}'|[^\s"'=<>]{1,2000})){0,30}\s{0,9}\/?|[!?][^<>]{0,500})>/gi
const startOfTag = /<(?=[a-z/!?])/gi

/** Matches tag names of paragraphs and other blocks in HTML and JATS, with or without the prefix `jats:`. */
export const blockTag = /^(?:jats:)?(?:p|div|h[1-6]|section|sec|title|ul|ol|dl|list|table|blockquote)$/i
export const lineTag = /^(?:jats:)?(?:br|li|tr|d[dt]|list-item)$/i
const cellTag = /^t[dh]$/i

const spaceOfTag = (name: string | undefined): string =>
  name !== undefined && [blockTag, lineTag, cellTag].some(tag => tag.test(name)) ? ' ' : ''
