import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { extensionOf } from '../inputs/extensions.ts'
import type { Input } from '../inputs/input.ts'
import { Misuse } from '../misuse.ts'
import type { Terminal } from '../terminal.ts'

/** Where the results of a run go: to standard output, to one file, or each to a file of its own. */
export type Targets = 'stdout' | { file: string } | { pathOf(input: Input, ending: string): string }

/**
 * Works out what `--output` names: a file, for one input, or a folder, where each result has the name of its input and its
 * place below what all inputs have in common. Throws `Misuse` where several inputs would go to one file.
 */
export async function targetsFor(
  inputs: readonly Input[],
  output: string | undefined,
  terminal: Terminal,
): Promise<Targets> {
  if (output === undefined || output === '-') return 'stdout'
  const kind = await terminal.files.kind(output)
  const isFolder = kind === 'folder' || /[/\\]$/.test(output) || (inputs.length > 1 && kind === undefined)
  if (!isFolder && inputs.length > 1)
    throw new Misuse(`'${output}' is a file, and there are ${inputs.length} inputs: name a folder with --output.`)
  if (!isFolder) return { file: output }
  const root = commonFolder(inputs, terminal.cwd)
  return { pathOf: (input, ending) => join(output, placeBelow(root, input, terminal.cwd) + ending) }
}

/** The folder that all inputs are in or below. */
function commonFolder(inputs: readonly Input[], cwd: string): string {
  const folders = inputs.filter(({ path }) => path !== undefined).map(({ path = '' }) => dirname(resolve(cwd, path)))
  let [common = cwd] = folders
  for (const folder of folders) while (!isWithin(folder, common)) common = dirname(common)
  return common
}

function isWithin(folder: string, parent: string): boolean {
  const way = relative(parent, folder)
  return way === '' || (!way.startsWith('..') && !isAbsolute(way))
}

/** The way from the common folder to an input, without its ending; what is no file is in that folder itself. */
function placeBelow(root: string, { name, path, doi }: Input, cwd: string): string {
  if (doi !== undefined) return doi.replace(/[^\w.()-]+/g, '-')
  const way = path === undefined ? basename(name).replace(/[<>:"|?*]/g, '') : relative(root, resolve(cwd, path))
  return way.slice(0, way.length - (extensionOf(way) ?? '').length) || 'record'
}
