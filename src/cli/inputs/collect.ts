import { type Doi, parseDoi } from '../../identifiers/doi.ts'
import { type Files, reasonOf } from '../files.ts'
import { type OnlineValues, type Registry, registryOf } from '../online/registry.ts'
import { download } from '../stream/download.ts'
import type { Terminal } from '../terminal.ts'
import { dataciteExtensions, extensionOf } from './extensions.ts'
import type { Input, Problem } from './input.ts'
import { decompressed, gathered, readBytes } from './read.ts'

/** What the arguments of a command stand for: inputs in the order given, each once, and the arguments that lead nowhere. */
export interface Collected {
  inputs: Input[]
  problems: Problem[]
}

/** The options that say what arguments stand for. */
type CollectOptions = OnlineValues & { 'stdin-filename'?: string }

/** The extensions of the files to look for in folders. */
type Endings = readonly string[]

/** Finds the inputs that arguments name: `-`, files, folders, DOIs and globs, tried in this order; of a folder the files with one of the `endings`, by default those of DataCite metadata. Nothing is fetched yet. */
export async function collect(
  args: readonly string[],
  terminal: Terminal,
  options: CollectOptions = {},
  endings: Endings = dataciteExtensions,
): Promise<Collected> {
  const sources = sourcesFor(options, terminal)
  const inputs = new Map<string, Input>()
  const problems: Problem[] = []
  for (const arg of args) {
    const found =
      arg === '-' ? stdin(terminal, options['stdin-filename']) : await atPath(arg, terminal.files, sources, endings)
    for (const input of found.inputs) if (!inputs.has(input.name) || input.isNamed) inputs.set(input.name, input)
    problems.push(...found.problems)
  }
  return { inputs: [...inputs.values()], problems }
}

async function atPath(arg: string, files: Files, sources: readonly Source[], endings: Endings): Promise<Collected> {
  const path = tidy(arg)
  try {
    const kind = await files.kind(path)
    if (kind === 'file') return { inputs: [{ ...fileInput(path, files), isNamed: true }], problems: [] }
    if (kind === 'folder') return await inFolder(path, files, endings)
  } catch (error) {
    return problem(path, `Cannot be read: ${reasonOf(error)}.`)
  }
  for (const source of sources) if (source.accepts(arg)) return source.collect(arg, files)
  return problem(path, `Cannot be read: no such file or folder.`)
}

/** A way to read an argument that is not a path. */
interface Source {
  accepts(arg: string): boolean
  collect(arg: string, files: Files): Promise<Collected> | Collected
}

function doisFrom(options: OnlineValues, terminal: Terminal): Source {
  let opened: Registry | undefined
  const registry = (): Registry => (opened ??= registryOf(options, terminal))
  return {
    accepts: arg => doiIn(arg) !== undefined,
    collect(arg) {
      const doi = doiIn(arg) ?? arg
      if (options.offline) {
        return problem(doi, 'This is a DOI, but --offline fetches nothing; name a file that contains its record.')
      }
      const fetchRecord = registry()
      const read = async (): Promise<Uint8Array> => new TextEncoder().encode(await fetchRecord(doi))
      return { inputs: [{ name: doi, doi, format: 'datacite-rest', read }], problems: [] }
    },
  }
}

const doiIn = (arg: string): Doi | undefined => (looksLikeDoi.test(arg) ? parseDoi(arg) : undefined)

const looksLikeDoi = /^(?:doi:|info:doi\/|(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\/)?10\.\d{4,9}(?:\.\d+)*(?:\/|%2f)./i

const globs: Source = {
  accepts: arg => /[*?{[\]!(]/.test(arg),
  async collect(pattern, files) {
    const paths = (await files.glob(tidy(pattern))).map(tidy).sort()
    if (paths.length === 0) return problem(pattern, 'No file matches the pattern.')
    return { inputs: paths.map(path => fileInput(path, files)), problems: [] }
  },
}

const sourcesFor = (options: OnlineValues, terminal: Terminal): readonly Source[] => [
  doisFrom(options, terminal),
  addresses(options, terminal),
  globs,
]

async function inFolder(path: string, files: Files, endings: Endings): Promise<Collected> {
  const { paths, problems } = await filesBelow(path, files, endings)
  if (paths.length === 0 && problems.length === 0) {
    return problem(path, `The folder contains no records: no file in it ends with ${endings.join(', ')}.`)
  }
  return { inputs: paths.map(file => fileInput(file, files)), problems }
}

const fileInput = (path: string, files: Files): Input => ({
  name: path,
  path,
  open: () => files.stream(path),
  read: () => readBytes(path, files),
})

const stdin = (terminal: Terminal, name = '<stdin>'): Collected => {
  const { streamStdin } = terminal
  const read = async (): Promise<Uint8Array> => decompressed(await terminal.readStdin())
  return { inputs: [{ name, ...(streamStdin && { open: () => streamStdin() }), read }], problems: [] }
}

/** Addresses of files. */
const addresses = ({ offline }: OnlineValues, terminal: Terminal): Source => ({
  accepts: arg => /^https?:\/\/[^/\s]+\//i.test(arg),
  collect(url) {
    if (offline) return problem(url, 'This is an address, but --offline fetches nothing; name a file instead.')
    const open = (): AsyncIterable<Uint8Array> => download(url, terminal)
    const read = async (): Promise<Uint8Array> => decompressed(await gathered(open()))
    return { inputs: [{ name: url, isStream: true, open, read }], problems: [] }
  },
})

const problem = (file: string, message: string): Collected => ({ inputs: [], problems: [{ file, message }] })

// './a.json' and 'a.json' are one file, and its name in a report should not depend on how it was typed.
const tidy = (path: string): string =>
  (process.platform === 'win32' ? path.replaceAll('\\', '/') : path).replace(/^(?:\.\/+)+(?=.)/, '')

/**
 * The paths of all files below a folder whose names have one of the endings, sorted, and the folders that could not be opened.
 * Names that begin with a dot are passed over, because such files and folders are for tools, and so is `node_modules`; links to folders
 * are not followed, so the walk always ends.
 */
async function filesBelow(
  folder: string,
  files: Files,
  extensions: readonly string[],
): Promise<{ paths: string[]; problems: Problem[] }> {
  const paths: string[] = []
  const problems: Problem[] = []
  const waiting = [folder]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    try {
      for (const { name, folder: isFolder } of await files.list(next)) {
        if (name.startsWith('.')) continue
        const path = join(next, name)
        if (!isFolder && !isOurs(name) && extensionOf(name, extensions) !== undefined) paths.push(path)
        if (isFolder && name !== 'node_modules') waiting.push(path)
      }
    } catch (error) {
      problems.push({ file: next, message: `The folder cannot be opened: ${reasonOf(error)}.` })
    }
  }
  return { paths: paths.sort(), problems }
}

/** Whether a file is one that steers a check and holds no record. */
const isOurs = (name: string): boolean =>
  /^citable[.-](?:config|baseline|cache)\.|\.suppress\.(?:json|ya?ml)$/.test(name)

const join = (folder: string, name: string): string => (folder === '.' ? name : `${folder.replace(/\/+$/, '')}/${name}`)
