import { mathEnd } from './math.ts'
import { accentCommands, commandOf, mathOf } from './symbols.ts'

/** The encoding of written TeX: UTF-8, or ASCII with TeX commands, if they exist, for characters beyond ASCII. */
export type Encoding = 'utf-8' | 'ascii'

/**
 * Escapes the special characters of a text for TeX, leaves safe mathematics unchanged, and normalises to NFC.
 *
 * For `ascii`, also replaces characters outside ASCII with commands, if TeX has them.
 */
export function escapeTex(text: string, encoding: Encoding = 'utf-8'): string {
  if (encoding === 'utf-8' && !needsCare.test(text)) return text
  const pattern = encoding === 'ascii' ? specialOrForeign : special
  const composed = encoding === 'ascii' || beyondLatin.test(text) ? text.normalize('NFC') : text
  if (composed.search(pattern) < 0) return composed
  let escaped = ''
  let at = 0
  pattern.lastIndex = 0
  for (let match = pattern.exec(composed); match !== null; match = pattern.exec(composed)) {
    escaped += composed.slice(at, match.index)
    const end = /[$\\]/.test(match[0]) ? mathEnd(composed, match.index) : undefined
    escaped += end === undefined ? escapeOne(match[0]) : composed.slice(match.index, end)
    at = end ?? pattern.lastIndex
    pattern.lastIndex = at
  }
  return escaped + composed.slice(at)
}

/** Returns the characters of a text that {@link escapeTex} keeps even in ASCII, because TeX has no command for them. */
export const beyondAscii = (text: string): string[] => [
  ...new Set([...escapeTex(text, 'ascii')].filter(character => (character.codePointAt(0) ?? 0) > 0x7e)),
]

const needsCare = /[\\{}#$%&^_~<>|`\u00a0]|[\u0300-\uffff]|--|''/
const special = /[\\{}#$%&^_~<>|`\u00a0]|(?<=-)-|(?<=')'/g
const specialOrForeign = /[\\{}#$%&^_~<>|`]|(?<=-)-|(?<=')'|[^\x20-\x7e]/gu
const beyondLatin = /[\u0300-\uffff]/

function escapeOne(character: string): string {
  if (/[#$%&_]/.test(character)) return `\\${character}`
  if (character === '\u00a0') return '~'
  // Two hyphens or apostrophes in a row would form a dash or a quotation mark.
  if (/[-']/.test(character)) return `{}${character}`
  const math = mathOf.get(character)
  if (math !== undefined) return `$${math}$`
  const command = commandOf.get(character)
  return command === undefined ? accentedTex(character) : `\\${command}{}`
}

/** Writes a letter with TeX's accent commands: \={\"{a}} for ǟ. Other characters are returned unchanged. */
export function accentedTex(character: string): string {
  const [base = '', ...marks] = character.normalize('NFD')
  if (marks.length === 0 || marks.some(mark => !accentCommands.has(mark))) return character
  const bare = /[\x20-\x7e]/.test(base) ? base : escapeOne(base)
  const isBelow = (mark: string): boolean => belowLetter.includes(mark)
  // TeX sets an accent above a single letter only, and on a plain "i" above its dot; accents below fit any letter.
  const ordered = [...marks.filter(mark => !isBelow(mark)), ...marks.filter(isBelow)]
  const letter = /[ij]/.test(base) && !marks.every(isBelow) ? `\\${base}` : bare
  return ordered.reduce((inner, mark) => `\\${accentCommands.get(mark)}{${inner}}`, letter)
}

const belowLetter = '\u0323\u0327\u0328\u0331'
