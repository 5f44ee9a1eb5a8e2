import type { CitedFile } from '../../model/datacite.ts'
import { type Account, filesOf, type Work } from '../work/index.ts'
import { isIri } from './identifiers.ts'
import { saySchemaOrg } from './messages.ts'
import { type JsonLdNode, putList, putMember } from './node.ts'
import type { NodeMembers } from './read/node-members.ts'
import { type NodeReading, placeIn } from './read/node-reading.ts'

/** Adds the files of a work, each as a DataDownload. */
export function putDistribution(account: Account, { record }: Work, node: JsonLdNode): void {
  const held = filesOf(record)
  // Marks the whole list of files in the extras as written.
  if (held[0] !== undefined) account.carryPath(held[0].path.slice(0, 3))
  const files = held.map(file => {
    const { url, name, size, mediaType } = file.value
    const download: JsonLdNode = { '@type': 'DataDownload' }
    putMember(download, 'contentUrl', url)
    putMember(download, 'name', name)
    putMember(download, 'contentSize', size === undefined ? undefined : `${size} B`)
    putMember(download, 'encodingFormat', mediaType)
    if (file.value.checksum !== undefined)
      account.changed(file, saySchemaOrg('checksumDropped', { checksum: file.value.checksum }))
    return download
  })
  putList(node, 'distribution', files)
}

const bytesIn = (file: NodeMembers | undefined): string | undefined =>
  /^(\d{1,15}) ?(?:B|bytes)?$/i.exec(String(file?.peek('contentSize')[0]))?.[1]

/** Reads file sizes that are not stated in bytes, such as `4 MB`. Other sizes are read with the files. */
export const sizesOfFiles = (reading: NodeReading, members: NodeMembers): string[] =>
  members.peek('distribution').flatMap(value => {
    const file = reading.node(value)
    return bytesIn(file) === undefined ? (file?.text('contentSize') ?? []) : []
  })

/** Reads the download URLs of software if all of them are valid. Otherwise, they are kept unchanged. */
export function downloadsIn(members: NodeMembers): CitedFile[] {
  const isRead = members.peek('downloadUrl').every(value => typeof value === 'string' && isIri(value))
  return isRead ? members.texts('downloadUrl').map(url => ({ url })) : []
}

/** Reads the files of a work if all of them are downloads with a URL. Otherwise, they are kept unchanged. */
export function filesIn(reading: NodeReading, members: NodeMembers): CitedFile[] {
  const values = members.peek('distribution')
  const isRead = values.every(value => {
    const file = reading.node(value)
    return file !== undefined && (file.has('contentUrl') || file.has('url'))
  })
  if (!isRead) return []
  return members.take('distribution').map((value, index, list): CitedFile => {
    const file = reading.node(value, placeIn('distribution', list, index))
    file?.types()
    const [url, name] = [file?.text('contentUrl') ?? file?.text('url'), file?.text('name')]
    const size = bytesIn(file)
    // Sizes that are not in bytes become sizes of the work.
    file?.first('contentSize')
    const mediaType = file?.text('encodingFormat', 'fileFormat')
    // A file has one checksum; another becomes an extra.
    const algorithm = file?.has('sha256') === true ? 'sha256' : 'md5'
    const digest = file?.text(algorithm)
    const checksum = digest && `${algorithm}:${digest}`
    return {
      ...(url !== undefined && { url }),
      ...(checksum !== undefined && { checksum }),
      ...(name !== undefined && { name }),
      ...(size !== undefined && { size: Number(size) }),
      ...(mediaType !== undefined && { mediaType }),
    }
  })
}
