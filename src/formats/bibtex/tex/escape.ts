import { accentCommands, commandOf, mathOf } from './symbols.ts'

/** The encoding of written text: UTF-8 with TeX's special characters escaped, or ASCII only. */
export type Encoding = 'utf-8' | 'ascii'

/** Escapes the special characters of a text for TeX, leaves safe mathematics unchanged, and normalises to NFC. */
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
    const end = match[0] === '$' ? mathEnd(composed, match.index) : undefined
    escaped += end === undefined ? escapeOne(match[0]) : composed.slice(match.index, end)
    at = end ?? pattern.lastIndex
    pattern.lastIndex = at
  }
  return escaped + composed.slice(at)
}

/** The characters of a text that {@link escapeTex} leaves as they are even in ASCII, because TeX has no command for them. */
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
  // Two of them would be a dash or a quotation mark.
  if (/[-']/.test(character)) return `{}${character}`
  const math = mathOf.get(character)
  if (math !== undefined) return `$${math}$`
  const command = commandOf.get(character)
  return command === undefined ? accentedTex(character) : `\\${command}{}`
}

/** Writes a letter with TeX's accent commands: ǟ is \={\"{a}}; other characters are returned unchanged. */
export function accentedTex(character: string): string {
  const [base = '', ...marks] = character.normalize('NFD')
  if (marks.length === 0 || marks.some(mark => !accentCommands.has(mark))) return character
  const bare = /[\x20-\x7e]/.test(base) ? base : escapeOne(base)
  const isBelow = (mark: string): boolean => belowLetter.includes(mark)
  // TeX puts an accent above a letter alone, and on a plain "i" above its dot; below, any letter will do.
  const ordered = [...marks.filter(mark => !isBelow(mark)), ...marks.filter(isBelow)]
  const letter = /[ij]/.test(base) && !marks.every(isBelow) ? `\\${base}` : bare
  return ordered.reduce((inner, mark) => `\\${accentCommands.get(mark)}{${inner}}`, letter)
}

const belowLetter = '\u0323\u0327\u0328\u0331'

/**
 * The end of the mathematics that opens at a dollar sign, or undefined if it is only a dollar sign. Mathematics looks like TeX, has
 * balanced braces, and uses only commands for signs and their arrangement, so that a record can never run any other command.
 */
export function mathEnd(text: string, start: number): number | undefined {
  const end = text.indexOf('$', start + 1)
  if (end < 0 || end - start > longest) return undefined
  const inner = text.slice(start + 1, end)
  if (inner === '' || /^[\s\d.,]|\s$/.test(inner)) return undefined
  if (!/[\\^_]/.test(inner) && inner.length > 3) return undefined
  if (/[#%&~]/.test(inner) || !isBalanced(inner)) return undefined
  for (const [, name = ''] of inner.matchAll(/\\([a-zA-Z]*)/g)) if (name !== '' && !harmless.has(name)) return undefined
  return /\\(?![a-zA-Z,;:! {}])/.test(inner) ? undefined : end + 1
}

const longest = 300

/** True if the braces of a text are balanced as BibTeX counts them, including escaped braces. */
export function isBalanced(text: string): boolean {
  let depth = 0
  for (const character of text) {
    if (character === '{') depth++
    else if (character === '}' && --depth < 0) return false
  }
  return depth === 0
}

const harmless = new Set(
  `alpha beta gamma delta epsilon varepsilon zeta eta theta vartheta iota kappa lambda mu nu xi pi varpi rho varrho sigma varsigma
  tau upsilon phi varphi chi psi omega Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega
  mathrm mathbf mathit mathcal mathbb mathsf mathfrak text textrm rm bf it cal left right bar hat tilde vec dot ddot overline underline
  frac sqrt sum prod int oint infty partial nabla pm mp times cdot cdots ldots dots div circ degree ast star bullet oplus otimes
  to rightarrow leftarrow Rightarrow Leftarrow leftrightarrow uparrow downarrow mapsto le leq ge geq ne neq ll gg sim simeq approx
  equiv cong propto in notin subset supset cup cap forall exists perp parallel prime dagger ell hbar Re Im sin cos tan log ln exp
  min max lim quad langle rangle lesssim gtrsim odot`.split(/\s+/),
)
