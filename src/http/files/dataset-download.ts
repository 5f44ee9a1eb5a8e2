import { hashOf } from '../../catalog/base64url.ts'
import type { Stored } from '../../catalog/index.ts'
import { Recent } from '../../core/recent.ts'
import { fileUrl, type Place } from '../record/present.ts'
import { HttpError } from '../reply/http-error.ts'
import type { Reply } from '../reply/reply.ts'
import type { FileStore, FoundFile } from './content.ts'
import { disposition } from './disposition.ts'
import { type KnownChecksums, type ZipSource, zipOf } from './zip.ts'

/** Creates a response with the files of a dataset as a ZIP archive. */
export async function zipReply(dataset: Stored['dataset'], files: FileStore): Promise<Reply> {
  const names = namesOf(dataset)
  const sources: ZipSource[] = []
  for (const [place, { path }] of dataset.files.entries()) {
    const { size, modified, read } = await storedFile(files, path)
    sources.push({ name: names[place] ?? path, size, modified, read })
  }
  const identities = sources.map(identityOf).join('\n')
  const modified = sources.reduce((latest, one) => Math.max(latest, one.modified.getTime()), 0)
  return {
    type: 'application/zip',
    hash: await hashOf(identities),
    ...(modified > 0 && { lastModified: new Date(modified) }),
    headers: [disposition('attachment', `${dataset.name}.zip`), ['X-Content-Type-Options', 'nosniff']],
    content: zipOf(sources, checksumsOf(files)),
  }
}

/**
 * Returns a key for the content of a file in an archive. The key consists of the name, size and time of change, so that
 * the file need not be read.
 */
const identityOf = ({ name, size, modified }: ZipSource): string => `${name}\0${size}\0${modified.getTime()}`

const checksums = new WeakMap<FileStore, Recent<number>>()
/** The number of recent checksums to keep. Up to the same number of older checksums are also kept. */
const kept = 50_000

function checksumsOf(files: FileStore): KnownChecksums {
  const known = checksums.get(files) ?? new Recent<number>(kept)
  checksums.set(files, known)
  return {
    get: source => known.held(identityOf(source)),
    set: (source, crc) => void known.get(identityOf(source), () => crc),
    crc32: (bytes, before) => files.crc32(bytes, before),
  }
}

/**
 * Returns the names of a dataset's files in an archive: `<name of the dataset>/<path>`.
 *
 * The path is relative to the folder that all files share. The names are unique and never refer to a place outside the
 * archive's folder.
 */
export function namesOf({ name, files }: Pick<Stored['dataset'], 'name' | 'files'>): string[] {
  const paths = files.map(({ path }) => path.split(/[/\\]+/).filter(part => !/^\.{0,2}$/.test(part)))
  const [first = []] = paths
  let shared = first.length - 1
  for (const path of paths) {
    const differs = path.findIndex((part, place) => part !== first[place])
    shared = Math.max(0, Math.min(shared, path.length - 1, differs < 0 ? shared : differs))
  }
  const taken = new Set<string>()
  return paths.map(path => unique([name, ...path.slice(shared)].map(safe).join('/'), taken))
}

// Windows does not allow these characters in file names.
const safe = (part: string): string => part.replace(/[<>:"|?*\p{C}]/gu, '_')

function unique(name: string, taken: Set<string>): string {
  const [, stem = name, ending = ''] = /^(.+?)(\.[^./]*)?$/.exec(name) ?? []
  let result = name
  for (let number = 2; taken.has(result.toLowerCase()); number++) result = `${stem} (${number})${ending}`
  taken.add(result.toLowerCase())
  return result
}

/**
 * Creates a response that lists the files of a dataset for `wget --input-file` or `aria2c --input-file`. Throws 400 if
 * `format` is neither `wget` nor `aria2`.
 */
export function downloadList(dataset: Stored['dataset'], format: string, place: Place): Reply {
  const write = Object.hasOwn(lists, format) ? lists[format] : undefined
  if (write === undefined)
    throw new HttpError(400, `There is no download "${format.slice(0, 60)}"; the known ones are aria2, wget, zip.`)
  return {
    type: 'text/plain; charset=utf-8',
    headers: [disposition('attachment', `${dataset.name}.${format}.txt`)],
    body: write(dataset, place),
  }
}

type List = (dataset: Stored['dataset'], place: Place) => string

const lists: Readonly<Record<string, List>> = {
  wget: ({ files }, place) => files.map(({ path }) => `${fileUrl(path, place)}\n`).join(''),
  aria2(dataset, place) {
    const names = namesOf(dataset)
    return dataset.files
      .map(({ path, checksum, checksum_type }, at) => {
        const algorithm = aria2Checksums[checksum_type]
        const check = algorithm === undefined ? '' : `  checksum=${algorithm}=${checksum}\n`
        return `${fileUrl(path, place)}\n  out=${names[at]}\n${check}`
      })
      .join('')
  },
}

/**
 * The names of checksum algorithms in aria2 (https://aria2.github.io/manual/en/html/aria2c.html#cmdoption-checksum).
 */
const aria2Checksums: Readonly<Record<string, string | undefined>> = {
  md5: 'md5',
  sha1: 'sha-1',
  sha256: 'sha-256',
  sha512: 'sha-512',
}

async function storedFile(files: FileStore, path: string): Promise<FoundFile> {
  const found = await files.find(path)
  if (found === undefined) throw new HttpError(404, `The file ${path} does not exist.`)
  return found
}
