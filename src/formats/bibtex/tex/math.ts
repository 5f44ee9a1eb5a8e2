/** Replaces the mathematics in a text by text with `<sub>` and `<sup>`. Formulas without such a form stay in dollars. */
export function withoutMath(text: string): string {
  if (!text.includes('$')) return text
  let written = ''
  let at = 0
  for (let start = text.indexOf('$'); start >= 0; start = text.indexOf('$', at)) {
    const end = mathEnd(text, start)
    const formula = end === undefined ? undefined : textOfMath(text.slice(start + 1, end - 1))
    written += text.slice(at, start) + (formula ?? text.slice(start, end ?? start + 1))
    at = end ?? start + 1
  }
  return written + text.slice(at)
}

/**
 * Converts mathematics to text, with subscripts and superscripts as `<sub>` and `<sup>`. Returns undefined if a part has no form as text,
 * such as a fraction or a root.
 */
function textOfMath(math: string): string | undefined {
  if (math.length > longest) return undefined
  const converter = new Converter(math)
  const text = converter.run()
  // A reader of the text would take such a sign for the start of a tag.
  return text === undefined || /<(?!\/?su[bp]>)[a-z/!?]/i.test(text) ? undefined : text
}

const deepest = 20

const fonts: ReadonlySet<string> = new Set(
  'textrm textnormal textup text mbox hbox textit textsf texttt textbf mathrm mathit mathbf mathsf mathtt mathnormal operatorname boldsymbol bm mathord mathrel mathop ensuremath rm it bf sf tt'.split(
    ' ',
  ),
)
/** Fonts whose argument is text, in which spaces count. */
const textFonts = /^(?:text|mbox|hbox)/
const ignored: ReadonlySet<string> = new Set(
  'left right big bigl bigr Big Bigl Bigr displaystyle textstyle scriptstyle limits nolimits relax protect nobreak'.split(
    ' ',
  ),
)
const functions: ReadonlySet<string> = new Set(
  'sin cos tan cot sec csc sinh cosh tanh arcsin arccos arctan log ln lg exp min max sup inf lim det dim ker deg gcd arg Pr'.split(
    ' ',
  ),
)

const letters =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho varsigma sigma tau upsilon phi chi psi omega'
const rows =
  'varepsilon:ε vartheta:ϑ varphi:φ varrho:ϱ varpi:ϖ le:≤ leq:≤ ge:≥ geq:≥ ne:≠ neq:≠ approx:≈ equiv:≡ ll:≪ gg:≫ sim:∼ simeq:≃ ' +
  'cong:≅ infty:∞ propto:∝ in:∈ notin:∉ subset:⊂ supset:⊃ cup:∪ cap:∩ partial:∂ nabla:∇ sum:∑ prod:∏ int:∫ pm:± mp:∓ times:× div:÷ ' +
  'cdot:⋅ ast:∗ circ:∘ degree:° prime:′ ldots:… dots:… cdots:⋯ to:→ rightarrow:→ leftarrow:← leftrightarrow:↔ Rightarrow:⇒ ' +
  'uparrow:↑ downarrow:↓ ell:ℓ hbar:ℏ Re:ℜ Im:ℑ perp:⊥ parallel:∥ langle:⟨ rangle:⟩ lesssim:≲ gtrsim:≳ odot:⊙ oplus:⊕ otimes:⊗ ' +
  'star:⋆ bullet:• dagger:†'

/** The character for a command. */
const signs: ReadonlyMap<string, string> = new Map([
  ...letters.split(' ').flatMap((name, at): [string, string][] => {
    const letter = String.fromCharCode(0x3b1 + at)
    return [
      [name, letter],
      [`${name.charAt(0).toUpperCase()}${name.slice(1)}`, letter.toUpperCase()],
    ]
  }),
  ...rows.split(' ').map((row): [string, string] => [row.slice(0, -2), row.slice(-1)]),
])

const relation = /[=<>≤≥≠≈≡∼≅≃→←↔±×÷+−≪≫∝∈]/u

class Converter {
  readonly #math: string
  #at = 0

  constructor(math: string) {
    this.#math = math
  }

  run(): string | undefined {
    const text = this.#sequence(0, false)
    return this.#at < this.#math.length ? undefined : text
  }

  /** Converts up to the end of the group. In mathematics, only the spaces beside a relation are kept. */
  #sequence(depth: number, isText: boolean): string | undefined {
    let text = ''
    let isSpaced = false
    while (this.#at < this.#math.length && this.#math.charAt(this.#at) !== '}') {
      if (/\s/.test(this.#math.charAt(this.#at))) {
        this.#at++
        isSpaced = true
        continue
      }
      const piece = this.#piece(depth, isText)
      if (piece === undefined) return undefined
      const isKept = isSpaced && (isText || relation.test(text.at(-1) ?? '') || relation.test(piece.charAt(0)))
      text += isKept && text !== '' && !piece.startsWith('<su') ? ` ${piece}` : piece
      if (piece !== '') isSpaced = false
    }
    return isText && isSpaced ? `${text} ` : text
  }

  #piece(depth: number, isText: boolean): string | undefined {
    const sign = this.#math.charAt(this.#at)
    if (sign === '{') return this.#group(depth, isText)
    this.#at++
    if (sign === '\\') return this.#command(depth, isText)
    if (isText) return sign === '~' ? ' ' : /[$_^]/.test(sign) ? undefined : sign
    if (sign === '_' || sign === '^') return this.#script(sign, depth)
    if (sign === '-') return '−'
    if (sign === "'") return '′'
    if (sign === '~') return ' '
    return /[$&%#]/.test(sign) ? undefined : sign
  }

  #group(depth: number, isText: boolean): string | undefined {
    if (depth >= deepest) return undefined
    this.#at++
    const text = this.#sequence(depth + 1, isText)
    if (text === undefined || this.#math.charAt(this.#at) !== '}') return undefined
    this.#at++
    return text
  }

  #script(sign: string, depth: number): string | undefined {
    while (/\s/.test(this.#math.charAt(this.#at))) this.#at++
    if (this.#at >= this.#math.length || this.#math.charAt(this.#at) === '}') return undefined
    const text = this.#piece(depth, false)
    if (text === undefined || text === '') return undefined
    if (sign === '^' && text === '∘') return '°'
    if (sign === '^' && /^[′°*†‡]+$/.test(text)) return text
    return sign === '_' ? `<sub>${text}</sub>` : `<sup>${text}</sup>`
  }

  #command(depth: number, isText: boolean): string | undefined {
    const name = /^[a-zA-Z]+/.exec(this.#math.slice(this.#at, this.#at + 40))?.[0]
    if (name === undefined) {
      const sign = this.#math.charAt(this.#at++)
      if (sign === '!') return ''
      if (/[\s,;:]/.test(sign) && sign !== '') return ' '
      return /[%&#$_{}-]/.test(sign) ? sign : undefined
    }
    this.#at += name.length
    while (/\s/.test(this.#math.charAt(this.#at))) this.#at++
    if (fonts.has(name))
      return this.#math.charAt(this.#at) === '{' ? this.#group(depth, isText || textFonts.test(name)) : ''
    if (ignored.has(name)) return ''
    if (name === 'quad' || name === 'qquad') return ' '
    return signs.get(name) ?? (functions.has(name) ? name : undefined)
  }
}

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
