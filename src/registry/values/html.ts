import { decodeEntities } from '../../model/entities.ts'

/** The registry's result for a text treated as HTML. */
export interface StoredHtml {
  text: string
  /** True if a tag, comment or declaration was removed. */
  isCut: boolean
}

/**
 * The HTML elements that the registry keeps in titles, descriptions and similar texts. All others are reduced to their
 * content.
 */
export const keptElements: ReadonlySet<string> = new Set(['strong', 'em', 'b', 'i', 'code', 'pre', 'sub', 'sup', 'br'])

/**
 * Returns the content of an element as text, tags included, because the registry reads the tags as if escaped.
 *
 * Returns undefined if the content has no tag, a tag with attributes, or a tag of an element that is not kept. Source:
 * `Maremma.from_xml`.
 */
export function markedUpText(element: string): string | undefined {
  const [, content = ''] = /^<(?:[^>"']|"[^"]*"|'[^']*')*>([\s\S]*)<\/[^<]*$/.exec(element) ?? []
  const text = content.replace(/<br\s*(?:\/>|><\/br\s*>)/g, '')
  return text.includes('<') && !text.replace(plainTags, '').includes('<') ? decodeEntities(text) : undefined
}

/**
 * Returns a text as stored by the registry's XML reader (`sanitize` of bolognese, with Loofah and the HTML parser of
 * libxml2).
 *
 * The text is parsed as an HTML fragment. All but a few elements are reduced to their content, comments are dropped,
 * and the rest is serialised, so that a bare `&` becomes `&amp;` and `<` becomes `&lt;`. Until libxml2 2.9.14 the
 * parser also lost the text between `<` and the next `>` if `<` was followed by a character that begins no name, such
 * as `~` or a backslash.
 */
export function storedHtml(text: string, isOldParser = false): StoredHtml {
  if (!/[&<>\v\f]/.test(text)) return { text, isCut: false }
  const open: string[] = []
  let stored = ''
  let isCut = false
  let from = 0
  const close = (depth: number): void => {
    for (const name of open.splice(depth).reverse()) if (keptElements.has(name)) stored += `</${name}>`
  }
  const tags = isOldParser ? oldMarkup : markup
  tags.lastIndex = 0
  for (let found = tags.exec(text); found !== null; found = tags.exec(text)) {
    stored += characters(text.slice(from, found.index))
    from = tags.lastIndex
    const [whole, closing, opening, attributes = '', end] = found
    if (opening !== undefined) {
      const name = localName(opening)
      // A tag cut off by the end of the text is dropped unless it belongs to a kept element.
      if (!keptElements.has(name)) isCut = true
      else stored += `<${name}${safeAttributes(attributes)}>`
      if (!voidElements.has(name)) {
        if (blocks.has(name)) closeInlines()
        open.push(name)
        if (end?.startsWith('/')) close(open.length - 1)
      }
    } else if (closing !== undefined) {
      const depth = open.lastIndexOf(localName(closing))
      if (depth === -1) isCut = true
      else close(depth)
    } else {
      isCut = true
      if (whole === '</>') stored += '&gt;'
    }
  }
  stored += characters(text.slice(from))
  close(0)
  return { text: stored, isCut }

  function closeInlines(): void {
    const depth = open.findIndex(name => keptElements.has(name) && name !== 'pre')
    if (depth !== -1 && !open.slice(0, depth).some(name => blocks.has(name))) close(depth)
  }
}

// A comment, declaration or instruction; an end tag; a start tag. Unclosed markup extends to the end of the text.
const markup =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<\/>|<\/([a-z][^\s>/]*)[^>]*(?:>|$)|<([a-z][^\s>/<]*)((?:[^>"'/]|"[^"]*(?:"|$)|'[^']*(?:'|$)|\/(?!>))*)(\/?>|$)/gi

/**
 * Matches the sequences that current parsers read as markup, and those that old parsers read as a tag without a name.
 */
const oldMarkup = new RegExp(`${markup.source}|<[^a-z_:/!?\\s<=>0-9][^>]*(?:>|$)`, 'gi')

/** Returns an element's name without its prefix, as libxml2 reads it: `jats:sub` is `sub`. */
const localName = (name: string): string => name.toLowerCase().replace(/^[^:]*:(?=.)/, '')

const plainTags = new RegExp(`</?(?:${[...keptElements].join('|')})>`, 'g')

const voidElements = new Set(['br', 'img', 'hr', 'input', 'meta', 'link', 'area', 'base', 'col', 'param', 'frame'])
const blocks = new Set(['p', 'div', 'ul', 'ol', 'li', 'table', 'tr', 'td', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

const safe = new Set(
  'abbr align alt cite class clear color cols colspan datetime dir headers height href hreflang id label lang name rel rev rowspan scope size span src start summary title type value width xml:lang'.split(
    ' ',
  ),
)

function safeAttributes(attributes: string): string {
  let kept = ''
  for (const [, name = '', double, single, bare] of attributes.matchAll(
    /([^\s=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g,
  )) {
    const lower = name.toLowerCase()
    const value = double ?? single ?? bare
    if (value !== undefined && (safe.has(lower) || lower.startsWith('data-')))
      kept += ` ${lower}="${characters(value).replaceAll('"', '&quot;')}"`
  }
  return kept
}

/** Resolves the character references in text outside tags, and escapes the characters that HTML would misread. */
const characters = (text: string): string =>
  text
    .replace(/[\v\f]/g, '')
    .replace(/&(?:#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));?|([a-z][a-z0-9]{1,7});)|&#/gi, resolved)
    .replace(/[&<>]/g, character => escapes[character] ?? character)

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function resolved(whole: string, hexadecimal?: string, decimal?: string, name?: string): string {
  if (name !== undefined) return decodeEntities(whole)
  const code = hexadecimal !== undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal)
  const isCharacter = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter || code === 9 || code === 10 || code === 13 ? String.fromCodePoint(code) : ''
}

/** Resolves the HTML references known to Ruby's `CGI.unescapeHTML`. */
export const unescapedHtml = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:(amp|lt|gt|quot|apos)|#(?:x([0-9a-f]{1,6})|([0-9]{1,7})));/gi, (whole, name, hex, decimal) =>
        name !== undefined ? (basic[name] ?? whole) : resolved(whole, hex, decimal),
      )
    : text

const basic: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
