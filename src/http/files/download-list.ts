import type { Stored } from '../../catalog/index.ts'
import { fileUrl, type Place } from '../record/present.ts'
import { HttpError } from '../reply/http-error.ts'
import type { Reply } from '../reply/reply.ts'
import { disposition } from './disposition.ts'
import { namesOf } from './names.ts'

/** What a program takes to download the files of a dataset one by one: `wget --input-file`, or `aria2c --input-file`. */
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

/** The names that aria2 has for algorithms (https://aria2.github.io/manual/en/html/aria2c.html#cmdoption-checksum). */
const aria2Checksums: Readonly<Record<string, string | undefined>> = {
  md5: 'md5',
  sha1: 'sha-1',
  sha256: 'sha-256',
  sha512: 'sha-512',
}
