import { decodeTex } from '../tex/decode.ts'

/** Reports a problem with a field that does not prevent the entry from being read. */
export type Tell = (field: string, message: string) => void

/** The fields of an entry with their values in TeX; remembers which ones have been taken, and returns the rest. */
export class SourceFields {
  readonly #tex: ReadonlyMap<string, string>
  readonly #left: Set<string>
  readonly #tell: Tell

  constructor(tex: ReadonlyMap<string, string>, tell: Tell) {
    this.#tex = tex
    this.#left = new Set(tex.keys())
    this.#tell = tell
  }

  /** Whether any field is an annotation of another. */
  get hasAnnotations(): boolean {
    for (const name of this.#tex.keys()) if (name.includes('+an')) return true
    return false
  }

  /** Returns a field as written, without taking it. */
  peek(name: string): string | undefined {
    const tex = this.#tex.get(name)
    return tex === undefined || tex.trim() === '' ? undefined : tex
  }

  /** Takes several fields; returns the first that is present, as written. */
  take(...names: readonly string[]): string | undefined {
    const name = names.find(candidate => this.peek(candidate) !== undefined)
    if (name === undefined) return undefined
    this.#left.delete(name)
    return this.#tex.get(name)
  }

  /** Like {@link take}, but returns the decoded text. */
  text(...names: readonly string[]): string | undefined {
    const name = names.find(candidate => this.peek(candidate) !== undefined)
    const tex = name === undefined ? undefined : this.take(name)
    if (name === undefined || tex === undefined) return undefined
    const { text, unknown } = decodeTex(tex)
    if (unknown.length > 0)
      this.#tell(
        name,
        `What ${unknown.slice(0, 5).join(', ')} does in "${name}" is unknown; the text is kept without it.`,
      )
    return text === '' ? undefined : text
  }

  /** Puts back a field that could not be read. */
  leave(name: string, message?: string): void {
    if (this.#tex.has(name)) this.#left.add(name)
    if (message !== undefined) this.#tell(name, message)
  }

  /** {@link text} of a field that nobody has taken, unless it has commands that are not known: then it stays as it is. */
  cleanText(name: string): string | undefined {
    if (!this.isLeft(name)) return undefined
    const { unknown } = decodeTex(this.peek(name) ?? '')
    return unknown.length === 0 ? this.text(name) : undefined
  }

  /** Whether there is a field that nobody has taken. */
  isLeft(name: string): boolean {
    return this.#left.has(name) && this.peek(name) !== undefined
  }

  tell(field: string, message: string): void {
    this.#tell(field, message)
  }

  /** The fields that have not been taken. */
  left(): [name: string, tex: string][] {
    const left: [name: string, tex: string][] = []
    for (const name of this.#left) {
      const tex = this.peek(name)
      if (tex !== undefined) left.push([name, tex])
    }
    return left
  }
}
