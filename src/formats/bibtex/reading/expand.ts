import { shortMonths } from '../../../model/loose-date.ts'
import type { EntryProblem, Piece, RawValue } from './raw-entry.ts'

/** Joins the parts of values and expands macros. */
export class Expander {
  readonly #macros: ReadonlyMap<string, RawValue>
  readonly #problems: EntryProblem[]
  readonly #known = new Map<string, string>()
  /** Macros that are being expanded: one that needs itself is a loop. */
  readonly #open = new Set<string>()
  readonly #told = new Set<string>()
  #isTooLong = false

  /** `macros` by lower-case name. */
  constructor(macros: ReadonlyMap<string, RawValue>, problems: EntryProblem[]) {
    this.#macros = macros
    this.#problems = problems
  }

  /** The TeX of a value. */
  expand(value: RawValue): string {
    if (typeof value === 'string') return value
    let tex = ''
    for (const piece of value) {
      tex += piece.kind === 'text' ? piece.tex : this.#macro(piece)
      // Nested macros can grow exponentially.
      if (tex.length > longest) {
        const message =
          'Macros grow to more than 100,000 characters here; the rest is left out, here and in what follows.'
        if (!this.#isTooLong) this.#tell(piece, message, '')
        this.#isTooLong = true
        return tex.slice(0, longest)
      }
    }
    return tex
  }

  #macro(piece: Piece & { kind: 'macro' }): string {
    const name = piece.name.toLowerCase()
    const known = this.#known.get(name)
    if (known !== undefined) return known
    const value = this.#macros.get(name)
    if (value === undefined) {
      if (shortMonths.includes(name)) return name
      return this.#tell(piece, `There is no @string "${piece.name}"; its name is used as its text.`, piece.name)
    }
    if (this.#open.has(name) || this.#open.size >= deepest)
      return this.#tell(piece, `The @string "${piece.name}" is defined in terms of itself; it is empty here.`, '')
    this.#open.add(name)
    const tex = this.expand(value)
    this.#open.delete(name)
    if (this.#open.size === 0 || !this.#told.has(name)) this.#known.set(name, tex)
    return tex
  }

  #tell(piece: Piece, message: string, tex: string): string {
    const name = piece.kind === 'macro' ? piece.name.toLowerCase() : ''
    if (!this.#told.has(name) && piece.kind === 'macro') {
      this.#told.add(name)
      this.#problems.push({ severity: 'warning', message, start: piece.start, end: piece.end })
    }
    return tex
  }
}

const longest = 100_000
const deepest = 200
