import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path'
import type { Format } from '../../formats/format.ts'
import { reasonOf } from '../files.ts'
import { filesIn } from '../inputs/collect.ts'
import { extensionOf } from '../inputs/extensions.ts'
import { type Input, isFolderOfMany, type Problem } from '../inputs/input.ts'
import { packingOf } from '../inputs/packing.ts'
import { headOf } from '../inputs/read.ts'
import { Misuse } from '../misuse.ts'
import type { Rewritten } from '../pieces/rewrite.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** What became of the texts of an input: the first file that was written, and what could not be. */
interface Delivered {
  output?: string
  problems: Problem[]
}

/** Writes the texts of an input to their destination. */
export type Deliver = (input: Input, rewritten: Rewritten) => Promise<Delivered>

/** Writes texts to standard output or to files, which are numbered if an input gives several. */
export function delivery(
  targets: Targets,
  { inputs, force }: { inputs: readonly Input[]; force: boolean },
  terminal: Terminal,
): Deliver {
  const files = new OutputFiles(inputs, force, terminal)
  return async (input, { texts, to }) => {
    const isOne = targets === 'stdout' || 'file' in targets
    if (isOne && to.holdsOne && texts.length > 1) {
      const message = `It has ${texts.length} records, but a ${to.name} file holds one: name a folder with --output.`
      return { problems: [{ file: input.name, message }] }
    }
    if (targets === 'stdout' && to.holdsOne && inputs.length > 1) {
      const message = `${to.name} holds one record, but there are ${inputs.length} inputs: name a folder with --output.`
      return { problems: [{ file: input.name, message }] }
    }
    if (targets === 'stdout') {
      for (const text of texts) terminal.stdout.write(text)
      return { problems: [] }
    }
    const delivered: Delivered = { problems: [] }
    for (const [index, text] of texts.entries()) {
      const ending = `${texts.length > 1 ? `-${index + 1}` : ''}${extensionFor(input, to)}`
      const path = 'file' in targets ? targets.file : targets.pathOf(input, ending)
      const problem = await files.write(path, text)
      if (problem === undefined) delivered.output ??= path
      else delivered.problems.push(problem)
    }
    return delivered
  }
}

/** The ending of a result's name; records on lines stay on lines. */
function extensionFor({ name }: Input, { extensions: [usual = ''] }: Format): string {
  const [lines] = /\.(?:ndjson|jsonl)$/i.exec(name.replace(/\.gz$/i, '')) ?? []
  return usual === '.json' && lines !== undefined ? lines : usual
}

/** The destination of the results of a run: standard output, one file, or a file for each. */
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

/** The folder that all inputs are in or below. */
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

/** The path from the common folder to an input, without its extension; an input that is not a file goes into that folder itself. */
function placeBelow(root: string, { name, path, doi }: Input, cwd: string): string {
  if (doi !== undefined) return doi.replace(/[^\w.()-]+/g, '-')
  const way = path === undefined ? basename(name).replace(/[<>:"|?*]/g, '') : relative(root, resolve(cwd, path))
  return way.slice(0, way.length - (extensionOf(way) ?? '').length) || 'record'
}

/** Writes results to files, and never over an input, over another result, or, without `force`, over any file. */
class OutputFiles {
  readonly #terminal: Terminal
  readonly #force: boolean
  readonly #isInput: (path: string) => Promise<boolean>
  readonly #written = new Set<string>()

  constructor(inputs: readonly Input[], force: boolean, terminal: Terminal) {
    this.#terminal = terminal
    this.#force = force
    this.#isInput = inputsAmong(inputs, terminal)
  }

  /** Writes a file; returns the problem if it was not written. */
  async write(path: string, text: string): Promise<Problem | undefined> {
    const place = resolve(this.#terminal.cwd, path)
    if (this.#written.has(place))
      return { file: path, message: 'Not written, because another result has the same name.' }
    this.#written.add(place)
    try {
      if (await this.#isInput(place)) return { file: path, message: 'Not written, because it is an input.' }
      if (!this.#force && (await this.#terminal.files.kind(path)) !== undefined)
        return { file: path, message: 'Not written, because it already exists; --force overwrites it.' }
      await this.#terminal.files.write(path, text)
      return undefined
    } catch (error) {
      return { file: path, message: `Cannot be written: ${reasonOf(error)}.` }
    }
  }
}

/** Tells whether a path leads to an input, be it through a link, a hard link or another spelling; inputs are looked up once. */
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

/** Puts results in the place of their inputs; inputs of which nothing changed are left alone. */
export const inPlace =
  (terminal: Terminal): Deliver =>
  async (input, { texts: [text], records }) => {
    if (records.some(({ from, to }) => from !== to))
      return refused(
        input.name,
        'Not written, because results are in another format than the input; name another file with --output.',
      )
    const isChanged = records.some(({ notes }) => notes.some(({ kind }) => kind !== 'suggested' && kind !== 'missing'))
    if (text === undefined || !isChanged) return { problems: [] }
    const { path, open } = input
    if (path === undefined)
      return refused(input.name, 'Not written, because it is not a file; use --output instead of --in-place.')
    const isPacked = open !== undefined && packingOf(await headOf(open())) !== undefined
    if (isPacked || /\.ya?ml$/i.test(path))
      return refused(
        path,
        'Not written, because results are neither YAML nor compressed; name another file with --output.',
      )
    try {
      await terminal.files.write(path, text)
      return { output: path, problems: [] }
    } catch (error) {
      return refused(path, `Cannot be written: ${reasonOf(error)}.`)
    }
  }

const refused = (file: string, message: string): { problems: Problem[] } => ({ problems: [{ file, message }] })
