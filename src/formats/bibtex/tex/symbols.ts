import { capitalised } from '../../../core/strings.ts'

const greekLetters =
  'alpha:a beta:b gamma:g delta:d epsilon:e zeta:z eta:e theta:th iota:i kappa:k lambda:l mu:m nu:n xi:x omicron:o pi:p rho:r varsigma:s sigma:s tau:t upsilon:y phi:f chi:ch psi:ps omega:o'
    .split(' ')
    .map((entry, at) => [String.fromCharCode(0x3b1 + at), ...entry.split(':')] as const)

/** Upper-case and lower-case Greek letters, each with its text-mode command (LaTeX package textalpha). */
export const greek: readonly (readonly [letter: string, command: string])[] = greekLetters.flatMap(
  ([letter, name = '']): [string, string][] => [
    [letter, `text${name}`],
    ...(name === 'varsigma' ? [] : [[letter.toUpperCase(), `text${capitalised(name)}`] as [string, string]]),
  ],
)

/** Romanised lower-case Greek letters for citation keys. They do not follow a transliteration standard. */
export const romanisedGreek: ReadonlyMap<string, string> = new Map(
  greekLetters.map(([letter, , latin = '']) => [letter, latin]),
)

/**
 * The Cyrillic letters of the font encoding T2A, each with the suffix of its command: `zh` is \cyrzh for ж and \CYRZH
 * for Ж.
 */
const letters =
  'а a б b в v г g д d е e ё yo ж zh з z и i й ishrt к k л l м m н n о o п p р r с s т t у u ф f х h ц c ч ch ш sh щ shch ъ hrdsn ы ery ь sftsn э erev ю yu я ya ґ gup є ie і ii ї yi ђ dje ј je љ lje њ nje ћ tshe џ dzhe ў ushrt ѕ dze ә schwa ғ ghcrs қ kdsc ң ndsc ө otld ү y ұ ystr һ shha'

const pairs = letters
  .split(' ')
  .flatMap((letter, at, all) => (at % 2 === 0 ? [[letter, all[at + 1] ?? ''] as const] : []))

/** Upper-case and lower-case Cyrillic letters, each with its command (LaTeX 2e, font encoding T2A). */
const cyrillic: readonly (readonly [letter: string, command: string])[] = pairs.flatMap(([letter, name]) => [
  [letter, `cyr${name}`],
  [letter.toUpperCase(), `CYR${name.toUpperCase()}`],
])

const spoken: Readonly<Record<string, string>> = {
  ishrt: 'j',
  hrdsn: '',
  sftsn: '',
  ery: 'y',
  erev: 'e',
  gup: 'g',
  ii: 'i',
  ushrt: 'u',
}

/** Romanised lower-case Cyrillic letters for citation keys. They do not follow a transliteration standard. */
export const romanisedCyrillic: ReadonlyMap<string, string> = new Map(
  pairs.map(([letter, name]) => [letter, spoken[name] ?? name]),
)

/** Letters and signs, each with its commands. The writer uses the first command. */
const table = `
ß ss | æ ae | Æ AE | œ oe | Œ OE | ø o | Ø O | ł l | Ł L | ı i | ȷ j | å aa | Å AA | đ dj | Đ DJ | ð dh | Ð DH | þ th | Þ TH | ŋ ng | Ŋ NG | ẞ SS
– textendash | — textemdash | ‘ textquoteleft lq | ’ textquoteright rq | “ textquotedblleft | ” textquotedblright
‚ quotesinglbase | „ quotedblbase glqq | ‹ guilsinglleft | › guilsinglright | « guillemotleft guillemetleft flqq | » guillemotright guillemetright frqq
… ldots dots textellipsis | • textbullet | · textperiodcentered cdot | † dag textdagger | ‡ ddag textdaggerdbl | § S textsection | ¶ P textparagraph
© copyright textcopyright | ® textregistered | ™ texttrademark | ¡ textexclamdown | ¿ textquestiondown | ª textordfeminine | º textordmasculine
£ pounds textsterling | € texteuro euro | ¥ textyen | ¢ textcent | ¤ textcurrency | ° textdegree degree degrees | µ textmu | × texttimes | ÷ textdiv
± textpm | ¬ textlnot | ¹ textonesuperior | ² texttwosuperior | ³ textthreesuperior | ½ textonehalf | ¼ textonequarter | ¾ textthreequarters
‰ textperthousand | № textnumero | Ω textohm | ℃ textcelsius celsius | ← textleftarrow | → textrightarrow | ↑ textuparrow | ↓ textdownarrow
\\ textbackslash | ~ textasciitilde | ^ textasciicircum | < textless | > textgreater | | textbar | { textbraceleft lbrace | } textbraceright rbrace
_ textunderscore | $ textdollar | " textquotedbl | ' textquotesingle | \` textasciigrave | * textasteriskcentered`

const rows = table
  .trim()
  .split(/ \| |\n/)
  .map(row => row.split(' '))

/** The character for a command without an argument. */
export const symbolOf: ReadonlyMap<string, string> = new Map(
  [...rows, ...cyrillic, ...greek].flatMap(([character = '', ...names]) =>
    names.map(name => [name, character] as const),
  ),
)

/** The command for each character: `ss` for ß, `CYRZH` for Ж. */
export const commandOf: ReadonlyMap<string, string> = new Map(
  [...rows, ...cyrillic, ...greek].map(([character = '', name = '']) => [character, name]),
)

/** Signs that TeX can write only in math mode, with the notation of each. */
const mathTable =
  '− - | ≤ \\leq | ≥ \\geq | ≠ \\neq | ≈ \\approx | ≡ \\equiv | ≪ \\ll | ≫ \\gg | ∼ \\sim | ∞ \\infty | ∝ \\propto | ∈ \\in | ∉ \\notin | ' +
  '⊂ \\subset | ⊃ \\supset | ∪ \\cup | ∩ \\cap | ∀ \\forall | ∃ \\exists | ∂ \\partial | ∇ \\nabla | ∑ \\sum | ∏ \\prod | ∫ \\int | ' +
  '∓ \\mp | ⇒ \\Rightarrow | ⇐ \\Leftarrow | ↔ \\leftrightarrow | ⊕ \\oplus | ⊗ \\otimes | ⋅ \\cdot | ∗ \\ast | ∘ \\circ | ' +
  "′ ' | ″ '' | √ \\surd | ℓ \\ell | ℏ \\hbar | ⊥ \\perp | ∥ \\parallel | ≅ \\cong | ≃ \\simeq | ∧ \\wedge | ∨ \\vee | ⊆ \\subseteq | ⊇ \\supseteq"

/** The mathematical notation of each sign: `\leq` for ≤. */
export const mathOf: ReadonlyMap<string, string> = new Map(
  mathTable.split(' | ').map(row => row.split(' ') as [string, string]),
)

/** The sign for each mathematical notation. */
export const signOf: ReadonlyMap<string, string> = new Map([...mathOf].map(([sign, math]) => [math, sign]))

/** TeX's accent commands with their combining characters (Knuth, The TeXbook, chapter 9; LaTeX 2e). */
export const accents: ReadonlyMap<string, string> = new Map([
  ['`', '\u0300'],
  ["'", '\u0301'],
  ['^', '\u0302'],
  ['~', '\u0303'],
  ['=', '\u0304'],
  ['u', '\u0306'],
  ['.', '\u0307'],
  ['"', '\u0308'],
  ['r', '\u030a'],
  ['H', '\u030b'],
  ['v', '\u030c'],
  ['G', '\u030f'],
  ['d', '\u0323'],
  ['c', '\u0327'],
  ['k', '\u0328'],
  ['b', '\u0331'],
  ['t', '\u0361'],
])

/** TeX's accent command for each combining character, the inverse of {@link accents}. */
export const accentCommands: ReadonlyMap<string, string> = new Map(
  [...accents].map(([command, combining]) => [combining, command]),
)
