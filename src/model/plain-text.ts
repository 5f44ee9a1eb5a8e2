import { unknownValueOf } from '../kernel/unknown-values.ts'
import { decodeEntities } from './entities.ts'

/**
 * The text without markup, on one line: tags removed, scripts and styles with what is in them, character references decoded once,
 * control characters and lone surrogates dropped, runs of white space made one space. A `<` that is left cannot start a tag: `a<b`
 * becomes `a< b`.
 *
 * Directional marks, joiners and a single ideographic space stay, because scripts need them; embeddings, overrides and
 * isolates go, because one that is never closed would turn the rest of a citation around. None are added either: a
 * page isolates a citation with `dir="auto"` or `<bdi>`, and copied text should hold nothing that cannot be seen.
 */
export function plainText(text: string): string {
  if (!needsCare.test(text) && text === text.trim()) return text
  let plain = withoutTags(text.replace(controls, ''))
  // What was escaped may be markup too: &lt;i&gt; in a title is nearly always an <i> that was escaped once too often.
  if (plain.includes('&')) plain = withoutTags(decodeEntities(plain).replace(controls, ''))
  return plain.replace(whiteSpace, ' ').trim()
}

/** {@link plainText}, or `''` where that is only a code for an unknown value such as `:unav`. */
export function knownText(text: string): string {
  const plain = plainText(text)
  return unknownValueOf(plain) === undefined ? plain : ''
}

// Ranges of characters that surely stay unchanged: on text beyond Latin-1, \p{…} takes twenty times as long, and twice as long with the spaces last.
const needsCare =
  / {2}|[^ -%'-;=-~\xa1-\u167f\u1681-\u1fff\u200b-\u2027\u2070-\u2fff\u3001-\ud7ff\ue000-\ufefe\uff00-\uffef]/
const controls = /(?![\s\x85])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]|\ufeff/gu
const whiteSpace = /[\s\x85]{2,}|[^\S\u3000]|\x85/g

const withoutTags = (text: string): string =>
  text.includes('<') ? withoutScripts(text).replace(markup, spaceOfTag).replace(startOfTag, '< ') : text

/** A text without scripts and styles, of which readers see nothing; one that does not end is left to those who remove tags. */
export function withoutScripts(text: string): string {
  let rest = ''
  let place = 0
  // An end is looked for only once a kind: where there is none, there is none later either.
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

/** A tag with its name, or a comment; an attribute must have a value, so that `x<y and z>0` is read as the comparison it is. */
// Every repetition is bounded.
export const markup =
  /<(?:\/?([a-z][\w:.-]{0,40})(?:\s{1,9}[\w:.-]{1,40}\s{0,9}=\s{0,9}(?:"[^"]{0,2000}"|'[^']{0,2000}'|[^\s"'=<>]{1,2000})){0,30}\s{0,9}\/?|[!?][^<>]{0,500})>/gi
const startOfTag = /<(?=[a-z/!?])/gi

/** The names of tags around a paragraph or another block, and of those that begin a line in one; of HTML, and of JATS with its prefix. */
export const blockTag = /^(?:jats:)?(?:p|div|h[1-6]|section|sec|title|ul|ol|dl|list|table|blockquote)$/i
export const lineTag = /^(?:jats:)?(?:br|li|tr|d[dt]|list-item)$/i
const cellTag = /^t[dh]$/i

const spaceOfTag = (_tag: string, name: string | undefined): string =>
  name !== undefined && [blockTag, lineTag, cellTag].some(tag => tag.test(name)) ? ' ' : ''
