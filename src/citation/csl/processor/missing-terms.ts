/** A language, as far as its words are concerned. */
interface Words {
  readonly language: string
  term(name: string): string | undefined
}

/** The words that a style asked for and its language does not have: English stands in for them, or nothing where that has none either. */
export class MissingTerms {
  readonly #locale: Words
  readonly #names = new Set<string>()

  constructor(locale: Words) {
    this.#locale = locale
  }

  add(name: string): void {
    this.#names.add(name)
  }

  clear(): void {
    this.#names.clear()
  }

  /** What to say of those that were asked for. */
  get notes(): string[] {
    if (this.#names.size === 0) return []
    const names = [...this.#names]
    const borrowed = names.filter(name => this.#locale.term(name) !== undefined)
    const gone = names.filter(name => this.#locale.term(name) === undefined)
    const { language } = this.#locale
    return [
      ...(borrowed.length > 0
        ? [`The locale ${language} has no word for ${inList(borrowed)}; English stands in.`]
        : []),
      ...(gone.length > 0 ? [`The style prints ${inList(gone)}, for which no locale has a word; it is left out.`] : []),
    ]
  }
}

function inList(names: readonly string[]): string {
  const shown = names.slice(0, most).map(name => JSON.stringify(name.slice(0, longest)))
  return shown.join(', ') + (names.length > most ? ` and ${names.length - most} more` : '')
}

const most = 5
const longest = 40
