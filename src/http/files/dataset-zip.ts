import type { Stored } from '../../catalog/index.ts'
import { Recent } from '../../core/recent.ts'
import { digestOf } from '../reply/digest.ts'
import type { Reply } from '../reply/reply.ts'
import type { FileStore } from './content.ts'
import { disposition } from './disposition.ts'
import { namesOf } from './names.ts'
import { storedFile } from './raw.ts'
import { type KnownChecksums, type ZipSource, zipOf } from './zip.ts'

/** The files of a dataset as a ZIP archive. */
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
    hash: digestOf(new TextEncoder().encode(identities)),
    ...(modified > 0 && { lastModified: new Date(modified) }),
    headers: [disposition('attachment', `${dataset.name}.zip`), ['X-Content-Type-Options', 'nosniff']],
    content: zipOf(sources, checksumsOf(files)),
  }
}

/** What tells a file in an archive from any other, as far as it is known without reading it. */
const identityOf = ({ name, size, modified }: ZipSource): string => `${name}\0${size}\0${modified.getTime()}`

const checksums = new WeakMap<FileStore, Recent<number>>()
/** Checksums to keep, and as many of those used before. */
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
