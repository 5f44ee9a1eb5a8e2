import type { FormatId } from '../../formats/format.ts'
import { type Doi, parseDoi } from '../../identifiers/schemes/doi.ts'
import { followedBy, type Said } from '../../messages/message.ts'
import { type Files, nothingThere, reasonFor } from '../files.ts'
import type { OnlineValues } from '../online/options.ts'
import type { Registry } from '../online/registry.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { download } from './download.ts'
import { dataciteExtensions, extensionOf, extensionsFor } from './extensions.ts'
import { type Input, many, type Problem } from './input.ts'
import { decompressed, gathered, readBytes } from './read.ts'
import { Search } from './search/search.ts'
import { inputText } from './texts.ts'

/**
 * The resolved arguments of a command: distinct inputs in the order of the arguments, and a problem for each argument
 * without inputs and each folder that cannot be opened.
 */
export interface Collected {
  inputs: Input[]
  problems: Problem[]
  /** The searches that find inputs, including searches that have not run yet. */
  searches?: readonly Search[]
}

type CollectOptions = OnlineValues & {
  'stdin-filename'?: string
  from?: FormatId | 'auto' | undefined
  'skip-non-records'?: boolean
  /** True if files that are not records are kept, for commands that load a catalog. */
  takesAll?: boolean
}

/** The extensions of the files to look for in folders. */
type Endings = readonly string[]

/**
 * Finds the inputs that arguments name (`-`, files, folders, DOIs, URLs or globs, tried in this order) without fetching
 * them. In folders, finds files with one of the `endings`, which default to those of `from`.
 */
export async function collect(
  args: readonly string[],
  terminal: Terminal,
  options: CollectOptions = {},
  endings: Endings = extensionsFor(options.from),
): Promise<Collected> {
  return listed(await collectToStream(args, terminal, options, endings))
}

/**
 * Finds inputs like {@link collect}, but keeps a folder of many files as one input, so that its files are never all in
 * memory.
 */
export async function collectToStream(
  args: readonly string[],
  terminal: Terminal,
  options: CollectOptions = {},
  endings: Endings = extensionsFor(options.from),
): Promise<Collected> {
  const sources = sourcesFor(options, terminal)
  const inputs = new Map<string, Input>()
  const problems: Problem[] = []
  const searches: Search[] = []
  const searchIn = (folder: string | undefined): Search => {
    const search = new Search(folder, options.from)
    searches.push(search)
    return search
  }
  const search = options.takesAll ? () => undefined : searchIn
  const named = options['skip-non-records'] ? searchIn(undefined) : undefined
  for (const arg of args) {
    const found =
      arg === '-'
        ? stdin(terminal, options['stdin-filename'])
        : await atPath(arg, { files: terminal.files, sources, endings, named, searchIn: search })
    for (const input of found.inputs) if (!inputs.has(input.name) || input.isNamed) inputs.set(input.name, input)
    problems.push(...found.problems)
  }
  const folders = [...inputs.values()].filter(({ files }) => files !== undefined)
  for (const folder of folders) {
    const { name, files = none } = folder
    if (folders.some(other => other !== folder && isReached(name, other.name))) inputs.delete(name)
    else folder.files = () => without(files(), ({ name }) => inputs.has(name))
  }
  return { inputs: [...inputs.values()], problems, searches }
}

/** Lists all files of folders as separate inputs, for commands that do not stream them. */
export async function listed({ inputs, problems, ...more }: Collected): Promise<Collected> {
  const all: Collected = { inputs: [], problems: [...problems], ...more }
  for await (const found of filesIn(inputs))
    if ('message' in found) all.problems.push(found)
    else all.inputs.push(found)
  return all
}

/**
 * Yields the inputs. For a folder with many files, yields the files instead, and a problem for each folder in it that
 * cannot be opened.
 */
export async function* filesIn(inputs: readonly Input[]): AsyncGenerator<Input | Problem> {
  for (const input of inputs)
    if (input.files === undefined) yield input
    else yield* input.files()
}

/** Returns the inputs for which `isOut` is false. Folders with many files are filtered when they are listed. */
export async function leaveOut(
  inputs: readonly Input[],
  isOut: (input: Input) => boolean | Promise<boolean>,
): Promise<Input[]> {
  const kept: Input[] = []
  for (const input of inputs) {
    const { files } = input
    if (files !== undefined) kept.push({ ...input, files: () => without(files(), isOut) })
    else if (!(await isOut(input))) kept.push(input)
  }
  return kept
}

async function* without(
  found: AsyncIterable<Input | Problem>,
  isOut: (input: Input) => boolean | Promise<boolean>,
): AsyncGenerator<Input | Problem> {
  for await (const one of found) if ('message' in one || !(await isOut(one))) yield one
}

async function* none(): AsyncGenerator<never> {}

interface LookUp {
  files: Files
  sources: readonly Source[]
  endings: Endings
  /** The search that skips named files without records; undefined if such files are errors. */
  named: Search | undefined
  searchIn(folder: string): Search | undefined
}

async function atPath(arg: string, { files, sources, endings, named, searchIn }: LookUp): Promise<Collected> {
  const path = tidy(arg)
  try {
    const kind = await files.kind(path)
    if (kind === 'file') return { inputs: [{ ...fileInput(path, files, named), isNamed: true }], problems: [] }
    if (kind === 'folder') return await inFolder(path, files, endings, searchIn(path))
  } catch (error) {
    return problem(path, inputText('unread', { reason: reasonFor(error) }))
  }
  for (const source of sources) if (source.accepts(arg)) return source.collect(arg, files, named)
  return problem(path, inputText('unread', { reason: nothingThere() }))
}

/** A kind of argument other than a path: a test for such arguments, and a function that finds their inputs. */
interface Source {
  accepts(arg: string): boolean
  collect(arg: string, files: Files, named: Search | undefined): Promise<Collected> | Collected
}

function doisFrom(options: OnlineValues, terminal: Terminal): Source {
  let opened: Registry | undefined
  const registry = async (): Promise<Registry> =>
    (opened ??= (await import('../online/registry.ts')).registryOf(options, terminal))
  return {
    accepts: arg => doiIn(arg) !== undefined,
    async collect(arg) {
      const doi = doiIn(arg) ?? arg
      if (options.offline) {
        return problem(doi, inputText('doiOffline'))
      }
      const { format, textOf } = await registry()
      const read = async (): Promise<Uint8Array> => new TextEncoder().encode(await textOf(doi))
      return { inputs: [{ name: doi, doi, format, read }], problems: [] }
    },
  }
}

const doiIn = (arg: string): Doi | undefined => (looksLikeDoi.test(arg) ? parseDoi(arg) : undefined)

const looksLikeDoi = /^(?:doi:|info:doi\/|(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\/)?10\.\d{4,9}(?:\.\d+)*(?:\/|%2f)./i

const globs: Source = {
  accepts: arg => /[*?{[\]!(]/.test(arg),
  async collect(pattern, files, named) {
    const paths = (await files.glob(tidy(pattern))).map(tidy).sort()
    if (paths.length === 0) return problem(pattern, inputText('noMatch'))
    return { inputs: paths.map(path => fileInput(path, files, named)), problems: [] }
  },
}

const sourcesFor = (options: OnlineValues, terminal: Terminal): readonly Source[] => [
  doisFrom(options, terminal),
  addresses(options, terminal),
  globs,
]

async function inFolder(path: string, files: Files, endings: Endings, search?: Search): Promise<Collected> {
  const inputs: Input[] = []
  const problems: Problem[] = []
  for await (const found of filesBelow(path, files, endings, search)) {
    if ('message' in found) problems.push(found)
    else inputs.push(found)
    if (inputs.length >= many) {
      const read = (): Promise<never> => Promise.reject(new Error('it is a folder'))
      return {
        inputs: [{ name: path, isStream: true, files: () => filesBelow(path, files, endings, search), read }],
        problems: [],
      }
    }
  }
  if (inputs.length === 0 && problems.length === 0) {
    const none = inputText('noRecords', { endings: [...endings] })
    return problem(path, endings === dataciteExtensions ? followedBy(none, inputText('nameFormat')) : none)
  }
  return { inputs, problems }
}

const fileInput = (path: string, files: Files, search?: Search): Input => ({
  name: path,
  path,
  ...(search && { search }),
  open: () => files.stream(path),
  read: () => readBytes(path, files),
})

const stdin = (terminal: Terminal, name = '<stdin>'): Collected => {
  const { streamStdin } = terminal
  const read = once(async () => decompressed(await terminal.readStdin()))
  return { inputs: [{ name, ...(streamStdin && { open: () => streamStdin() }), read }], problems: [] }
}

const addresses = ({ offline }: OnlineValues, terminal: Terminal): Source => ({
  accepts: arg => /^https?:\/\/[^/\s]+\//i.test(arg),
  collect(url) {
    if (offline) return problem(url, inputText('addressOffline'))
    const open = (): AsyncIterable<Uint8Array> => download(url, terminal)
    const read = once(async () => decompressed(await gathered(open())))
    return { inputs: [{ name: url, isStream: true, open, read }], problems: [] }
  },
})

/**
 * Returns a function that reads the bytes of an input once and caches them, for inputs that are slow to read or cannot
 * be read again.
 */
function once(read: () => Promise<Uint8Array>): () => Promise<Uint8Array> {
  let bytes: Promise<Uint8Array> | undefined
  return () => (bytes ??= read())
}

const problem = (file: string, message: Said): Collected => ({ inputs: [], problems: [{ file, message }] })

// './a.json' and 'a.json' are one file, so its name in a report must not depend on the spelling.
const tidy = (path: string): string =>
  (process.platform === 'win32' ? path.replaceAll('\\', '/') : path).replace(/^(?:\.\/+)+(?=.)/, '')

/**
 * Yields the files below a folder that have one of the extensions, sorted by path, and a problem for each folder that
 * cannot be opened. Memory is limited to the names in the folders on the current path.
 *
 * Skips `node_modules`, names that start with a dot, and citable's own files, such as its configuration. Links to
 * folders are not followed, so the walk always ends.
 */
async function* filesBelow(
  folder: string,
  files: Files,
  extensions: Endings,
  search?: Search,
): AsyncGenerator<Input | Problem> {
  const names: string[] = []
  try {
    for await (const { name, folder: isFolder } of files.list(folder)) {
      if (isFolder ? isWalked(name) : isWalked(name) && !isOurs(name) && extensionOf(name, extensions) !== undefined)
        // The slash sorts a folder to the position of its files.
        names.push(isFolder ? `${name}/` : name)
    }
  } catch (error) {
    yield { file: folder, message: inputText('closedFolder', { reason: reasonFor(error) }) }
    return
  }
  for (const name of names.sort())
    if (name.endsWith('/')) yield* filesBelow(join(folder, name.slice(0, -1)), files, extensions, search)
    else yield fileInput(join(folder, name), files, search)
}

const isWalked = (name: string): boolean => !name.startsWith('.') && name !== 'node_modules'

/** True if a walk of the folder reaches the path. */
function isReached(path: string, folder: string): boolean {
  const above = join(folder, '')
  return path.startsWith(above) && path !== folder && path.slice(above.length).split('/').every(isWalked)
}

const isOurs = (name: string): boolean =>
  /^citable[.-](?:config|baseline|cache)\.|\.suppress\.(?:json|ya?ml)$/.test(name)

const join = (folder: string, name: string): string => (folder === '.' ? name : `${folder.replace(/\/+$/, '')}/${name}`)
