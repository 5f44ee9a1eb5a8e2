import type { Message } from '../../../messages/message.ts'
import { shortMonths } from '../../../model/loose-date.ts'
import { sayBibtex } from '../messages.ts'
import type { EntryProblem, Macro, RawValue } from './raw-entry.ts'

/** An expander of values, which joins their parts and replaces macros with their text. */
export class Expander {
  readonly #macros: ReadonlyMap<string, RawValue>
  readonly #problems: EntryProblem[]
  readonly #known = new Map<string, string>()
  /** The macros that are being expanded. A macro that contains itself is a cycle. */
  readonly #open = new Set<string>()
  readonly #told = new Set<string>()
  #isTooLong = false

  /** Creates an expander of `macros`, which are keyed by lower-case name. */
  constructor(macros: ReadonlyMap<string, RawValue>, problems: EntryProblem[]) {
    this.#macros = macros
    this.#problems = problems
  }

  /** Returns the TeX of a value. A value with several parts or a macro is cut off after 100,000 characters. */
  expand(value: RawValue): string {
    if (typeof value === 'string') return value
    let tex = ''
    for (const part of value) {
      tex += typeof part === 'string' ? part : this.#macro(part)
      // Nested macros can grow exponentially.
      if (tex.length > longest) {
        const message = sayBibtex('macrosTooLong')
        if (!this.#isTooLong && typeof part !== 'string') this.#tell(part, message, '')
        this.#isTooLong = true
        return tex.slice(0, longest)
      }
    }
    return tex
  }

  #macro(macro: Macro): string {
    const name = macro.name.toLowerCase()
    const known = this.#known.get(name)
    if (known !== undefined) return known
    const value = this.#macros.get(name)
    if (value === undefined) {
      if (shortMonths.includes(name)) return name
      return this.#tell(macro, sayBibtex('stringUnknown', { name: macro.name }), macro.name)
    }
    if (this.#open.has(name) || this.#open.size >= deepest)
      return this.#tell(macro, sayBibtex('stringCircular', { name: macro.name }), '')
    this.#open.add(name)
    const tex = this.expand(value)
    this.#open.delete(name)
    if (this.#open.size === 0 || !this.#told.has(name)) this.#known.set(name, tex)
    return tex
  }

  /** Reports a problem with a macro, once. Returns the replacement text of the macro. */
  #tell({ name, start, end }: Macro, message: Message, tex: string): string {
    if (!this.#told.has(name.toLowerCase())) {
      this.#told.add(name.toLowerCase())
      this.#problems.push({ severity: 'warning', message, start, end })
    }
    return tex
  }
}

const longest = 100_000
const deepest = 200
