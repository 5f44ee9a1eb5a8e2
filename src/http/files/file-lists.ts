import type { Catalog, StoredDataset } from '../../catalog/index.ts'
import type { Resource } from '../../model/index.ts'
import { fileUrl, jsonPath, type Place } from '../record/present.ts'

/** A file as a dataset lists it. */
type ListedFile = StoredDataset['files'][number]

/** The lists of files that are texts, by the last part of their path, each with the function that writes a line. */
export const fileLines = {
  filelist: ({ path }: ListedFile, place: Place) => `${fileUrl(path, place)}\n`,
  // Programs such as sha512sum read such a list; they expect a backslash before a line in which signs are escaped.
  manifest: ({ checksum, path }: ListedFile, _: Place) =>
    /[\\\n]/.test(path)
      ? `\\${checksum}  ${path.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}\n`
      : `${checksum}  ${path}\n`,
} as const

/** The name of a list of files as text. */
export type FileList = keyof typeof fileLines

/** The datasets below the paths of a resource. */
export async function* datasetsOf({ paths }: Resource, catalog: Catalog): AsyncGenerator<StoredDataset> {
  if (paths.length > 0) yield* catalog.iterate('dataset', { tree: paths })
}

/** The lines of the files of datasets in their order, one for each path: among the versions of a dataset the latest file counts. */
export async function* linesOf(
  datasets: AsyncIterable<StoredDataset>,
  list: FileList,
  place: Place,
): AsyncGenerator<string> {
  let at: string | undefined
  let files = new Map<string, ListedFile>()
  const lines = () => [...files.values()].map(file => fileLines[list](file, place)).join('')
  for await (const dataset of datasets) {
    if (dataset.path !== at) {
      yield lines()
      files = new Map()
      at = dataset.path
    }
    for (const file of dataset.files) files.set(file.path, file)
  }
  yield lines()
}

/** The members of datasets in the list of those of a resource. */
export const datasetMembers = ({ id, path, version, public: isPublic }: StoredDataset, { baseUrl }: Place) => ({
  id,
  path,
  version,
  public: isPublic,
  metadata_url: `${baseUrl}/datasets/${id}/`,
})

/** The members of the files of a dataset in the list of those of a resource. */
export const fileMembers = ({ files, public: isPublic }: StoredDataset, place: Place) =>
  files.map(({ id, path, version, checksum, checksum_type }) => ({
    id,
    path,
    version,
    public: isPublic,
    checksum,
    checksum_type,
    metadata_url: `${place.baseUrl}/files/${id}/`,
    file_url: fileUrl(path, place),
    json_url: fileUrl(jsonPath(path), place),
  }))

/** A list of records as JSON with four spaces before each member, each record once. */
export async function* jsonOf(records: AsyncIterable<readonly { id: string }[]>): AsyncGenerator<string> {
  const written = new Set<string>()
  yield '['
  for await (const some of records) {
    for (const record of some) {
      if (written.has(record.id)) continue
      // One that is alone in a list is indented as it is there.
      yield `${written.size === 0 ? '' : ','}${JSON.stringify([record], null, 4).slice(1, -2)}`
      written.add(record.id)
    }
  }
  yield written.size === 0 ? ']' : '\n]'
}
