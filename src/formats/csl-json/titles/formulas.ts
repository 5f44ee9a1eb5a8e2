import { entryOf } from '../../../core/object.ts'
import { signOf, symbolOf } from '../../bibtex/tex/symbols.ts'

/**
 * Writes the formulas between dollar signs that characters, subscripts and superscripts can show: `$\alpha$-Fe$_2$` is
 * `α-Fe<sub>2</sub>`. Every other formula, and a price in dollars, stays as it is.
 */
export const withFormulasSet = (text: string): string =>
  text.includes('$') ? text.replace(formula, (whole, inner: string) => setFormula(inner) ?? whole) : text

const formula = /(?<![\\$])\$([^$\s](?:[^$]{0,300}[^$\s\\])?)\$(?![\d$])/g

/** Returns a formula as text with markup, or undefined if it needs more. */
function setFormula(tex: string): string | undefined {
  if (!isFormula(tex)) return undefined
  const reader = new FormulaReader(tex)
  const text = reader.read()
  return reader.isAtEnd ? text?.replace(/ {2,}/g, ' ').trim() : undefined
}

/** True if a text is a formula rather than words between two prices. */
const isFormula = (tex: string): boolean =>
  /[\\^_]/.test(tex) || tex.length <= 3 || (/[=<>+]/.test(tex) && !/\p{L}{3}/u.test(tex) && !/^\d/.test(tex))

/** Commands that mathematics has beside those of text. */
const signs: Readonly<Record<string, string>> = {
  times: '×',
  pm: '±',
  div: '÷',
  to: '→',
  rightarrow: '→',
  leftarrow: '←',
  uparrow: '↑',
  downarrow: '↓',
  le: '≤',
  ge: '≥',
  ne: '≠',
  ldots: '…',
  dots: '…',
  cdots: '⋯',
  cdot: '·',
  prime: '′',
  circ: '∘',
  degree: '°',
  langle: '⟨',
  rangle: '⟩',
  lesssim: '≲',
  gtrsim: '≳',
  varepsilon: 'ε',
  vartheta: 'ϑ',
  varphi: 'φ',
  varrho: 'ρ',
  odot: '⊙',
  star: '⋆',
  bullet: '•',
  dagger: '†',
  percent: '%',
  quad: ' ',
}
const spaces = ',;:! '
/** Commands that set their argument upright or in another weight. */
const upright =
  /^(?:mathrm|mathbf|mathit|mathsf|mathtt|boldsymbol|text|textrm|textnormal|textit|operatorname|ensuremath|mbox|rm|bf|it)$/
const functions = /^(?:sin|cos|tan|log|ln|exp|min|max|lim|det|dim)$/

class FormulaReader {
  readonly #tex: string
  #at = 0

  constructor(tex: string) {
    this.#tex = tex
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#tex.length
  }

  /** Reads up to the end of the group or the text; undefined where a command needs more than characters. */
  read(depth = 0): string | undefined {
    let text = ''
    while (!this.isAtEnd && this.#tex[this.#at] !== '}') {
      const part = this.#part(depth)
      if (part === undefined) return undefined
      text += part
    }
    return text
  }

  #part(depth: number): string | undefined {
    const character = this.#tex[this.#at] ?? ''
    if (character === '^' || character === '_') {
      this.#at++
      return this.#script(character === '^' ? 'sup' : 'sub', depth)
    }
    if (character === '{') return this.#group(depth)
    if (character === '\\') return this.#command(depth)
    if ('&#%'.includes(character)) return undefined
    this.#at++
    if (character === '~') return ' '
    return character === "'" ? '′' : character
  }

  /** Reads a group in braces; undefined if it does not end. */
  #group(depth: number): string | undefined {
    if (depth > 5) return undefined
    this.#at++
    const text = this.read(depth + 1)
    if (text === undefined || this.#tex[this.#at] !== '}') return undefined
    this.#at++
    return text
  }

  #script(tag: 'sub' | 'sup', depth: number): string | undefined {
    if (this.isAtEnd || '^_}'.includes(this.#tex[this.#at] ?? '')) return undefined
    const text = this.#part(depth)?.trim()
    if (text === undefined) return undefined
    if (tag === 'sup' && text === '∘') return '°'
    if (tag === 'sup' && /^′+$/.test(text)) return text
    return text === '' ? '' : `<${tag}>${text}</${tag}>`
  }

  #command(depth: number): string | undefined {
    const [, name = '', sign = ''] = /^\\(?:([a-zA-Z]+) ?|(.?))/s.exec(this.#tex.slice(this.#at, this.#at + 30)) ?? []
    this.#at += name === '' ? 1 + sign.length : 1 + name.length
    if (name === '')
      return spaces.includes(sign) ? (sign === '!' ? '' : ' ') : /[{}%$#&_]/.test(sign) ? sign : undefined
    if (upright.test(name)) {
      this.#skipSpace()
      return this.#tex[this.#at] === '{' ? this.#group(depth) : ''
    }
    if (functions.test(name)) return name
    const known = entryOf(signs, name) ?? signOf.get(`\\${name}`) ?? symbolOf.get(`text${name}`) ?? symbolOf.get(name)
    // The space that ends a command is not printed; the one in `a \times b` is that before the command as well.
    if (known !== undefined && !/\s/.test(this.#tex[this.#at - name.length - 2] ?? 'x')) this.#skipSpace()
    return known
  }

  #skipSpace(): void {
    while (this.#tex[this.#at] === ' ') this.#at++
  }
}
