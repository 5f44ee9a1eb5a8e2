import type { Catalog, StoredDataset } from '../../catalog/index.ts'
import type { Resource } from '../../model/index.ts'
import { fileUrl, jsonPath, type Place } from '../record/present.ts'

type ListedFile = StoredDataset['files'][number]

/** The functions that write a line of a plain-text list of files, by the last segment of the list's address. */
export const fileLines = {
  filelist: ({ path }: ListedFile, place: Place) => `${fileUrl(path, place)}\n`,
  // The format of sha512sum and similar programs: a line with escaped characters starts with a backslash.
  manifest: ({ checksum, path }: ListedFile, _: Place) =>
    /[\\\n]/.test(path)
      ? `\\${checksum}  ${path.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}\n`
      : `${checksum}  ${path}\n`,
} as const

/** The name of a plain-text list of files. */
export type FileList = keyof typeof fileLines

/** Iterates over the datasets below the paths of a resource. */
export async function* datasetsOf({ paths }: Resource, catalog: Catalog): AsyncGenerator<StoredDataset> {
  if (paths.length > 0) yield* catalog.iterate('dataset', { tree: paths })
}

/**
 * Writes the lines for the files of datasets, which must be sorted by path and version. A file in several versions of a
 * dataset has one line, for the latest version.
 */
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

/** Returns the members of a dataset that are shown in the list of a resource's datasets. */
export const datasetMembers = ({ id, path, version, public: isPublic }: StoredDataset, { baseUrl }: Place) => ({
  id,
  path,
  version,
  public: isPublic,
  metadata_url: `${baseUrl}/datasets/${id}/`,
})

/** Returns the members of a dataset's files that are shown in the list of a resource's files. */
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

/** Writes a list of records as JSON, indented by four spaces per level. Writes only one record for each id. */
export async function* jsonOf(records: AsyncIterable<readonly { id: string }[]>): AsyncGenerator<string> {
  const written = new Set<string>()
  yield '['
  for await (const some of records) {
    for (const record of some) {
      if (written.has(record.id)) continue
      // Stringifies the record as a one-element array, so that its indentation matches the list.
      yield `${written.size === 0 ? '' : ','}${JSON.stringify([record], null, 4).slice(1, -2)}`
      written.add(record.id)
    }
  }
  yield written.size === 0 ? ']' : '\n]'
}
