/**
 * Decodes numeric HTML character references, and the named references that occur in metadata.
 *
 * The named references are XML's, accented letters, common punctuation and symbols. Keeps references with unknown
 * names, and replaces a number that is not a character with U+FFFD.
 */
export const decodeEntities = (text: string): string => text.replace(reference, decoded)

const reference = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}[1-4]?));/gi

function decoded(written: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name !== undefined) return Object.hasOwn(named, name) ? (named[name] ?? written) : (accented(name) ?? written)
  const code = Number(decimal ?? `0x${hexadecimal}`)
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : '\ufffd'
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  deg: '°',
  micro: 'µ',
  plusmn: '±',
  times: '×',
  aelig: 'æ',
  AElig: 'Æ',
  oslash: 'ø',
  Oslash: 'Ø',
  szlig: 'ß',
}

const accents: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
  caron: '\u030c',
}

function accented(name: string): string | undefined {
  const mark = name.slice(1)
  return Object.hasOwn(accents, mark) ? (name.charAt(0) + accents[mark]).normalize() : undefined
}
