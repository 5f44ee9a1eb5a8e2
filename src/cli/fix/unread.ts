import type { Diagnostic } from '../../diagnostic.ts'
import { foreignFinding } from '../inputs/foreign.ts'
import type { Language } from '../language/language.ts'
import { inLanguage } from '../language/translate.ts'
import { complaint } from '../problems.ts'

/** Tells what cannot be read of a file that is to be fixed, a line for each place; of another format, how it is converted, and no more. */
export class UnreadTelling {
  readonly #name: string
  readonly #language: Language
  #isBeginning = true
  #isForeign = false

  constructor(name: string, language: Language) {
    this.#name = name
    this.#language = language
  }

  /** What is to be said of the next bytes, which hold so many records; `findings` are about no record. */
  async text(bytes: Uint8Array, records: number, findings: readonly Diagnostic[]): Promise<string> {
    const unread = findings.filter(({ severity }) => severity === 'error')
    const isBeginning = this.#isBeginning
    this.#isBeginning = false
    if (this.#isForeign || unread.length === 0) return ''
    const foreign = isBeginning && records === 0 ? await foreignFinding('fix', this.#name, bytes, false) : undefined
    this.#isForeign = foreign !== undefined
    const told = foreign === undefined ? unread : [foreign]
    return told.map(finding => `${complaint(this.#name, inLanguage(finding, this.#language))}\n`).join('')
  }
}
