import { dirname, join, relative, resolve } from 'node:path'
import type { Ignore } from 'ignore'
import type { Files } from '../files.ts'
import { leaveOut } from '../inputs/collect.ts'
import type { Input } from '../inputs/input.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { newRules } from './library.ts'
import { matcher } from './matcher.ts'

/**
 * Returns the inputs that are not ignored, and the number of ignored ones.
 *
 * Patterns and `.citableignore` apply to every file. `.gitignore` applies only to files found in a folder or by a glob,
 * and never excludes a named file.
 */
export async function withoutIgnored(
  inputs: readonly Input[],
  patterns: readonly { patterns: readonly string[]; folder: string }[],
  { cwd, files }: Terminal,
): Promise<{ inputs: Input[]; ignored: number }> {
  const matchers = patterns.filter(one => one.patterns.length > 0).map(one => matcher(one.patterns, one.folder, cwd))
  const own = new IgnoreFiles('.citableignore', files)
  const gits = new IgnoreFiles('.gitignore', files)
  async function isIgnored(input: Input): Promise<boolean> {
    const path = input.path === undefined ? undefined : resolve(cwd, input.path)
    return (
      path !== undefined &&
      (matchers.some(matches => matches(path)) ||
        (await own.ignore(path)) ||
        (input.isNamed !== true && (await gits.ignore(path))))
    )
  }
  const kept = await leaveOut(inputs, isIgnored)
  return { inputs: kept, ignored: inputs.length - kept.length }
}

/**
 * The ignore files with a given name, such as `.gitignore`. The patterns of an ignore file apply to the content of its
 * folder.
 */
class IgnoreFiles {
  readonly #name: string
  readonly #files: Files
  readonly #folders = new Map<string, Promise<Layer>>()

  constructor(name: string, files: Files) {
    this.#name = name
    this.#files = files
  }

  /** True if a file is ignored. The matching patterns nearest to the file take precedence. */
  async ignore(path: string): Promise<boolean> {
    for (let folder = dirname(path); ; folder = dirname(folder)) {
      const { rules, isTop } = await this.#layer(folder)
      const verdict = rules?.test(relative(folder, path).replaceAll('\\', '/'))
      if (verdict?.ignored) return true
      if (verdict?.unignored || isTop || folder === dirname(folder)) return false
    }
  }

  #layer(folder: string): Promise<Layer> {
    const layer = this.#folders.get(folder) ?? this.#read(folder)
    this.#folders.set(folder, layer)
    return layer
  }

  async #read(folder: string): Promise<Layer> {
    // Ignore files above the root of the repository do not apply.
    const isTop = (await this.#files.kind(join(folder, '.git'))) !== undefined
    try {
      const text = new TextDecoder().decode(await this.#files.read(join(folder, this.#name)))
      return { rules: newRules().add(text), isTop }
    } catch {
      return { isTop }
    }
  }
}

interface Layer {
  rules?: Ignore
  isTop: boolean
}
