import { type DelimitedMath, delimitedMath, mathStart } from './tex-delimiters.ts'

/**
 * The style of rendered mathematics.
 *
 * - `plain`: scripts are Unicode characters if all of their characters exist as such, else `T_CO` and `x^(a,b)`.
 * - `cited`: like `plain`, but with `<sub>` and `<sup>` as the fallback.
 * - `markup`: all scripts are `<sub>` and `<sup>`, except degree signs and primes.
 * - `csl`: like `markup`, but a formula with a fraction or a root stays in TeX, which readers of CSL-JSON may typeset.
 * - `latex`: like `cited`, but a formula with a fraction or a root stays in TeX.
 */
export type MathForm = 'plain' | 'cited' | 'markup' | 'csl' | 'latex'

/**
 * Renders TeX mathematics in a text (`$\mu$`, `$_{\textrm{2}}$`, `\(x^2\)`) as readable text.
 *
 * Keeps a formula that cannot be rendered, such as one with an unknown command, and a dollar sign that opens no
 * formula.
 */
export function readableMath(text: string, form: MathForm): string {
  const hasParentheses = text.includes('\\') && /\\[)\]]/.test(text)
  if (!text.includes('$') && !hasParentheses) return text
  let readable = ''
  let at = 0
  while (at < text.length) {
    const formula = formulaAt(text, at, hasParentheses)
    const written = formula && new Formula(formula.inner, form).written()
    if (formula === undefined || written === undefined) {
      // A formula that cannot be rendered is skipped whole, so that its closing sign does not open another one.
      const end = formula?.end ?? nextStart(text, at + 1)
      readable += text.slice(at, end)
      at = end
    } else {
      readable += written
      at = formula.end
    }
  }
  return readable
}

/** Matches a letter, alone or compared with a number: `n`, `p < 0.05`. */
const comparison = /^[A-Za-z](?: ?[<>=] ?\d[\d.,]{0,20})?$/

const deepest = 20

function nextStart(text: string, from: number): number {
  mathStart.lastIndex = from
  return mathStart.exec(text)?.index ?? text.length
}

/**
 * Returns the formula at an offset, or undefined if there is none.
 *
 * As in pandoc, no space may follow the opening or precede the closing `$`, and no digit may follow the closing one.
 *
 * In `$` and `\[`, the formula must also contain TeX (`\`, `^`, `_`, `{`). In `$`, a letter or a comparison suffices.
 */
function formulaAt(text: string, start: number, hasParentheses: boolean): DelimitedMath | undefined {
  if (text[start - 1] === '\\' || (text[start] === '\\' && !hasParentheses)) return undefined
  const found = delimitedMath(text, start)
  if (found === undefined || found.inner === '') return undefined
  const { opening, inner, end } = found
  if (opening === '\\[') return /[\\^_{]/.test(inner) ? found : undefined
  if (opening !== '$') return found
  if (/^\s|\s$/.test(inner) || /\d/.test(text[end] ?? '')) return undefined
  return /[\\^_{]/.test(inner) || comparison.test(inner) ? found : undefined
}

class Formula {
  private at = 0
  private isKnown = true

  constructor(
    private readonly tex: string,
    private readonly form: MathForm,
  ) {}

  /** Returns the readable text, or undefined if a part of the formula cannot be rendered. */
  written(): string | undefined {
    const text = this.group(undefined, 0)
    // A markup parser would read this sign as the start of a tag.
    if (this.form !== 'plain' && /<(?!\/?su[bp]>)[a-z/!?]/i.test(text)) return undefined
    return this.isKnown && this.at >= this.tex.length ? text.replace(/ {2,}/g, ' ').trim() : undefined
  }

  private group(closing: '}' | undefined, depth: number): string {
    let text = ''
    if (depth > deepest) this.isKnown = false
    while (this.isKnown && this.at < this.tex.length) {
      if (this.tex[this.at] === '}') {
        if (closing === undefined) this.isKnown = false
        else this.at++
        return text
      }
      text += this.part(depth)
    }
    if (closing !== undefined) this.isKnown = false
    return text
  }

  private part(depth: number): string {
    const character = this.tex[this.at++] ?? ''
    if (character === '{') return this.group('}', depth + 1)
    if (character === '^' || character === '_') return this.script(character, depth)
    if (character === '\\') return this.command(depth)
    if (character === '~') return ' '
    if (character === '-') return '−'
    if (character === '*') return '∗'
    if (character === "'") return '′'
    if (character === '&' || character === '%' || character === '#') this.isKnown = false
    return character
  }

  private argument(depth: number): string {
    while (this.tex[this.at] === ' ') this.at++
    if (this.at >= this.tex.length || this.tex[this.at] === '}') this.isKnown = false
    return this.isKnown ? this.part(depth).trim() : ''
  }

  private script(sign: '^' | '_', depth: number): string {
    const content = this.argument(depth + 1)
    if (sign === '^' && (content === '∘' || content === '°')) return '°'
    if (sign === '^' && /^′+$/.test(content)) return content
    if (content === '') this.isKnown = false
    const isUnicode = this.form === 'plain' || this.form === 'cited' || this.form === 'latex'
    const small = isUnicode ? inScript(content, sign === '^' ? raised : lowered) : undefined
    if (small !== undefined) return small
    if (this.form !== 'plain') return sign === '^' ? `<sup>${content}</sup>` : `<sub>${content}</sub>`
    return /^[\p{L}\p{N}]+$/u.test(content) ? `${sign}${content}` : `${sign}(${content})`
  }

  private command(depth: number): string {
    const isApart = this.tex[this.at - 2] === ' '
    const name = this.name()
    const sign = signs.get(name)
    // Space around an operator is kept. After the name of a letter, a space only ends the name.
    if (sign !== undefined) return isApart && /^\p{S}$/u.test(sign) && this.tex[this.at - 1] === ' ' ? `${sign} ` : sign
    if (styles.has(name)) return this.argument(depth + 1)
    const mark = accents[name]
    if (mark !== undefined) {
      const base = this.argument(depth + 1)
      if ([...base].length !== 1) this.isKnown = false
      return `${base}${mark}`.normalize('NFC')
    }
    if ((this.form === 'csl' || this.form === 'latex') && staysInCsl.has(name)) this.isKnown = false
    if (name === 'frac' || name === 'tfrac' || name === 'dfrac')
      return `${bracketed(this.argument(depth + 1))}/${bracketed(this.argument(depth + 1))}`
    if (name === 'sqrt' && this.tex[this.at] !== '[') return `√${bracketed(this.argument(depth + 1))}`
    if (name === 'left' || name === 'right') return this.delimiter()
    this.isKnown = false
    return ''
  }

  /** Parses the name of a command: letters and the space after them, or one other character. */
  private name(): string {
    const start = this.at
    while (/[A-Za-z]/.test(this.tex[this.at] ?? '')) this.at++
    if (this.at === start) return this.tex[this.at++] ?? ''
    const name = this.tex.slice(start, this.at)
    while (this.tex[this.at] === ' ') this.at++
    return name
  }

  /** Parses the delimiter after `\left` or `\right`. A full stop means that there is no delimiter. */
  private delimiter(): string {
    const text = this.part(0)
    return text === '.' ? '' : text
  }
}

const bracketed = (text: string): string => (/^(?:[\p{L}\p{M}]|\p{N}+)$/u.test(text) ? text : `(${text})`)

/**
 * Renders a text in superscript or subscript characters. Returns undefined for an empty text, and for a text with a
 * character that has no such form.
 */
function inScript(text: string, table: ReadonlyMap<string, string>): string | undefined {
  let small = ''
  for (const character of text) {
    const one = table.get(character)
    if (one === undefined) return undefined
    small += one
  }
  return small === '' ? undefined : small
}

const pairsOf = (from: string, to: string): ReadonlyMap<string, string> => {
  const targets = [...to]
  return new Map([...from].map((character, at) => [character, targets[at] ?? '']))
}

const raised = pairsOf('0123456789+−=()abcdefghijklmnoprstuvwxyz', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ')
const lowered = pairsOf('0123456789+−=()aehijklmnoprstuvxβγρφχ', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓᵦᵧᵨᵩᵪ')

/**
 * Commands whose formulas remain TeX in the forms `csl` and `latex`, because programs that read these forms may typeset
 * TeX.
 */
const staysInCsl: ReadonlySet<string> = new Set(['frac', 'tfrac', 'dfrac', 'sqrt'])

/** Commands that are rendered as their argument alone. */
const styles: ReadonlySet<string> = new Set(
  'text textrm textit textbf textsf textup mathrm mathit mathbf mathsf mathcal mathbb mathfrak mathscr mathnormal boldsymbol bm operatorname mbox hbox ensuremath rm it bf sf cal'.split(
    ' ',
  ),
)

const accents: Readonly<Record<string, string | undefined>> = Object.assign(Object.create(null), {
  bar: '\u0304',
  overline: '\u0304',
  hat: '\u0302',
  widehat: '\u0302',
  tilde: '\u0303',
  widetilde: '\u0303',
  vec: '\u20d7',
  dot: '\u0307',
  ddot: '\u0308',
})

/** The commands for the lower-case Greek letters, in Unicode order. */
const greek =
  'alpha beta gamma delta varepsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho varsigma sigma tau upsilon varphi chi psi omega'
const capitals = 'Gamma Delta Theta Lambda Xi Pi Sigma Upsilon Phi Psi Omega'
const others =
  'epsilon ϵ vartheta ϑ phi ϕ varrho ϱ varpi ϖ times × div ÷ pm ± mp ∓ cdot · ast ∗ star ⋆ circ ∘ degree ° bullet • leq ≤ le ≤ geq ≥ ' +
  'ge ≥ neq ≠ ne ≠ ll ≪ gg ≫ approx ≈ sim ∼ simeq ≃ cong ≅ equiv ≡ propto ∝ lesssim ≲ gtrsim ≳ leqslant ⩽ geqslant ⩾ to → rightarrow → ' +
  'longrightarrow ⟶ leftarrow ← leftrightarrow ↔ Rightarrow ⇒ Leftarrow ⇐ Leftrightarrow ⇔ mapsto ↦ uparrow ↑ downarrow ↓ infty ∞ partial ∂ ' +
  'nabla ∇ sum ∑ prod ∏ int ∫ oint ∮ in ∈ notin ∉ subset ⊂ subseteq ⊆ supset ⊃ cup ∪ cap ∩ emptyset ∅ forall ∀ exists ∃ neg ¬ wedge ∧ vee ∨ ' +
  'oplus ⊕ otimes ⊗ odot ⊙ perp ⊥ parallel ∥ angle ∠ langle ⟨ rangle ⟩ prime ′ ell ℓ hbar ℏ Re ℜ Im ℑ dagger † ldots … dots … cdots ⋯ ' +
  'mid ∣ lbrace { rbrace } { { } } $ $ % % _ _ # # & & | ‖'

const spaces: readonly [string, string][] = [' ', ',', ';', ':', 'quad', 'qquad', '>'].map(name => [name, ' '])
const functions: readonly [string, string][] = 'sin cos tan log ln exp min max lim det'
  .split(' ')
  .map(name => [name, `${name} `])

const signs: ReadonlyMap<string, string> = new Map<string, string>([
  ...greek.split(' ').map((name, at): [string, string] => [name, String.fromCharCode(0x3b1 + at)]),
  ...capitals.split(' ').map((name, at): [string, string] => [name, 'ΓΔΘΛΞΠΣΥΦΨΩ'[at] ?? '']),
  ...(others.match(/\S+ \S+/g) ?? []).map((pair): [string, string] => pair.split(' ') as [string, string]),
  ...spaces,
  ...functions,
  ['!', ''],
])
