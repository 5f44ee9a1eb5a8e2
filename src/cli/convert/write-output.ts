import { resolve } from 'node:path'
import { reasonOf } from '../files.ts'
import type { Input, Problem } from '../inputs/input.ts'
import type { Terminal } from '../terminal.ts'

/** Writes results to files, and never over an input, over another result, or, without `force`, over any file. */
export class OutputFiles {
  readonly #terminal: Terminal
  readonly #force: boolean
  readonly #inputs: ReadonlySet<string>
  readonly #written = new Set<string>()

  constructor(inputs: readonly Input[], force: boolean, terminal: Terminal) {
    this.#terminal = terminal
    this.#force = force
    this.#inputs = new Set(inputs.flatMap(({ path }) => (path === undefined ? [] : resolve(terminal.cwd, path))))
  }

  /** Writes a file; gives the reason where it was not written. */
  async write(path: string, text: string): Promise<Problem | undefined> {
    const place = resolve(this.#terminal.cwd, path)
    if (this.#inputs.has(place)) return { file: path, message: 'It is not written: it is an input.' }
    if (this.#written.has(place)) return { file: path, message: 'It is not written: another result has the same name.' }
    this.#written.add(place)
    try {
      if (!this.#force && (await this.#terminal.files.kind(path)) !== undefined)
        return { file: path, message: 'It is not written: it is there already, and --force was not given.' }
      await this.#terminal.files.write(path, text)
      return undefined
    } catch (error) {
      return { file: path, message: `It cannot be written: ${reasonOf(error)}.` }
    }
  }
}
