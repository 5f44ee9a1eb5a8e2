import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { filesIn } from '../inputs/collect.ts'
import { extensionOf } from '../inputs/extensions.ts'
import { type Input, isFolderOfMany } from '../inputs/input.ts'
import { Misuse } from '../misuse.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** The destination of the results of a run: standard output, one file, or a file for each input. */
export type Targets = 'stdout' | { file: string } | { pathOf(input: Input, ending: string): string }

/**
 * Resolves `--output` to standard output, one file, or a folder in which each result has the name and relative path of
 * its input. Throws `Misuse` if the results of several inputs would be written to one file.
 */
export async function targetsFor(
  inputs: readonly Input[],
  output: string | undefined,
  terminal: Terminal,
): Promise<Targets> {
  if (output === undefined || output === '-') return 'stdout'
  const kind = await terminal.files.kind(output)
  const areSeveral = inputs.length > 1 || inputs.some(isFolderOfMany)
  const isFolder = kind === 'folder' || /[/\\]$/.test(output) || (areSeveral && kind === undefined)
  if (!isFolder && areSeveral)
    throw new Misuse(
      `'${output}' is a file, but there are ${inputs.length > 1 ? inputs.length : 'many'} inputs: name a folder with --output.`,
    )
  if (!isFolder) return { file: output }
  const root = commonFolder(inputs, terminal.cwd)
  return { pathOf: (input, ending) => join(output, placeBelow(root, input, terminal.cwd) + ending) }
}

/** Returns the deepest folder that contains all inputs with a path, or the working directory if no input has a path. */
function commonFolder(inputs: readonly Input[], cwd: string): string {
  const folders = inputs.flatMap(input =>
    isFolderOfMany(input)
      ? resolve(cwd, input.name)
      : input.path === undefined
        ? []
        : dirname(resolve(cwd, input.path)),
  )
  let [common = cwd] = folders
  for (const folder of folders) while (!isWithin(folder, common)) common = dirname(common)
  return common
}

function isWithin(folder: string, parent: string): boolean {
  const way = relative(parent, folder)
  return way === '' || (!way.startsWith('..') && !isAbsolute(way))
}

/**
 * Returns the path of a result in the output folder, without an extension: the path of its input below `root`. For an
 * input that is not a file, the path is a name without folders.
 */
function placeBelow(root: string, { name, path, doi }: Input, cwd: string): string {
  if (doi !== undefined) return doi.replace(/[^\w.()-]+/g, '-')
  const way = path === undefined ? basename(name).replace(/[<>:"|?*]/g, '') : relative(root, resolve(cwd, path))
  return way.slice(0, way.length - (extensionOf(way) ?? '').length) || 'record'
}

/**
 * Returns a test for paths that refer to an input, including through a link or another spelling. Inputs are looked up
 * only once.
 */
export function inputsAmong(inputs: readonly Input[], { files, cwd }: Terminal): (path: string) => Promise<boolean> {
  let identities: Promise<ReadonlySet<string>> | undefined
  const look = async (): Promise<ReadonlySet<string>> => {
    const found = new Set<string>()
    for await (const input of filesIn(inputs)) {
      const path = 'path' in input ? input.path : undefined
      const identity = path === undefined ? undefined : await files.identity(resolve(cwd, path))
      if (identity !== undefined) found.add(identity)
    }
    return found
  }
  return async path => {
    const identity = await files.identity(path)
    if (identity === undefined) return false
    identities ??= look()
    return (await identities).has(identity)
  }
}
