import { decodeTex } from '../tex/decode.ts'

/** Says something about a field that does not keep the entry from being read. */
export type Tell = (field: string, message: string) => void

/** The fields of an entry with their values in TeX; what was asked for is remembered, and what nobody asked for is left over. */
export class SourceFields {
  readonly #tex: ReadonlyMap<string, string>
  readonly #left: Map<string, string>
  readonly #tell: Tell

  constructor(tex: ReadonlyMap<string, string>, tell: Tell) {
    this.#tex = tex
    this.#left = new Map(tex)
    this.#tell = tell
  }

  /** A field as it is written; it stays left over until it is {@link take}n. */
  peek(name: string): string | undefined {
    const tex = this.#tex.get(name)
    return tex === undefined || tex.trim() === '' ? undefined : tex
  }

  /** The first of several fields that is there, as it is written. */
  take(...names: readonly string[]): string | undefined {
    const name = names.find(candidate => this.peek(candidate) !== undefined)
    if (name === undefined) return undefined
    this.#left.delete(name)
    return this.#tex.get(name)
  }

  /** {@link take}, with what it says. */
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

  /** Puts a field back that could not be read after all. */
  leave(name: string, message?: string): void {
    const tex = this.#tex.get(name)
    if (tex !== undefined) this.#left.set(name, tex)
    if (message !== undefined) this.#tell(name, message)
  }

  tell(field: string, message: string): void {
    this.#tell(field, message)
  }

  /** The fields that nobody took. */
  left(): [name: string, tex: string][] {
    return [...this.#left].filter(([, tex]) => tex.trim() !== '')
  }
}
