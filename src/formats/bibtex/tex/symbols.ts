import { cyrillic } from './cyrillic.ts'
import { greek } from './greek.ts'

/** Letters and signs with their commands; the first name is the one that is written. */
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

/** The command for a character: `ss` for ß, `CYRZH` for Ж. */
export const commandOf: ReadonlyMap<string, string> = new Map(
  [...rows, ...cyrillic, ...greek].map(([character = '', name = '']) => [character, name]),
)

/** Signs for which TeX has commands only in mathematics. */
const mathTable =
  '− - | ≤ \\leq | ≥ \\geq | ≠ \\neq | ≈ \\approx | ≡ \\equiv | ≪ \\ll | ≫ \\gg | ∼ \\sim | ∞ \\infty | ∝ \\propto | ∈ \\in | ∉ \\notin | ' +
  '⊂ \\subset | ⊃ \\supset | ∪ \\cup | ∩ \\cap | ∀ \\forall | ∃ \\exists | ∂ \\partial | ∇ \\nabla | ∑ \\sum | ∏ \\prod | ∫ \\int | ' +
  '∓ \\mp | ⇒ \\Rightarrow | ⇐ \\Leftarrow | ↔ \\leftrightarrow | ⊕ \\oplus | ⊗ \\otimes | ⋅ \\cdot | ∗ \\ast | ∘ \\circ | ' +
  "′ ' | ″ '' | √ \\surd | ℓ \\ell | ℏ \\hbar | ⊥ \\perp | ∥ \\parallel | ≅ \\cong | ≃ \\simeq | ∧ \\wedge | ∨ \\vee | ⊆ \\subseteq | ⊇ \\supseteq"

/** What stands for a sign in mathematics: `\leq` for ≤. */
export const mathOf: ReadonlyMap<string, string> = new Map(
  mathTable.split(' | ').map(row => row.split(' ') as [string, string]),
)

/** The sign for a piece of mathematics. */
export const signOf: ReadonlyMap<string, string> = new Map([...mathOf].map(([sign, math]) => [math, sign]))
