import type { Kind, Stored } from '../../catalog/index.ts'
import type { Members } from '../../core/object.ts'
import type { TermsOfUse } from '../../model/index.ts'
import { recordFields } from '../../model/schemas/record-fields.ts'
import { prettySpecifiers, type SpecifierLabels } from '../../model/specifier-labels.ts'

/** The addresses, terms of use and labels that the service adds to records. */
export interface Place {
  baseUrl: string
  filesUrl: string
  termsOfUse: TermsOfUse
  /** Labels of specifiers, in addition to those of the service description. */
  specifierLabels?: SpecifierLabels
}

type Located = Stored['dataset'] | Stored['file'] | Stored['dataset']['files'][number]

/** Functions that compute members from the service's addresses, terms of use and labels, by member name. */
const derived: Readonly<Record<string, (record: Located, kind: Kind, place: Place) => unknown>> = {
  url: ({ id }, kind, { baseUrl }) => `${baseUrl}/api/v1/${kind}s/${id}/`,
  metadata_url: ({ id }, kind, { baseUrl }) => `${baseUrl}/${kind}s/${id}/`,
  download_url: ({ path }, _, place) => downloadUrl(path, place),
  filelist_url: ({ id }, kind, { baseUrl }) => `${baseUrl}/api/v1/${kind}s/${id}/filelist/`,
  file_url: ({ path }, _, place) => fileUrl(path, place),
  json_url: ({ path }, _, place) => fileUrl(jsonPath(path), place),
  terms_of_use: ({ terms_of_use }, _, { termsOfUse }) => terms_of_use ?? termsOfUse,
  pretty_specifiers(record, _, { specifierLabels }) {
    const { pretty_specifiers, merged_specifiers } = record as Stored['file']
    return pretty_specifiers ?? prettySpecifiers(merged_specifiers, specifierLabels)
  },
  files(record, _, place) {
    const { files, terms_of_use: termsOfUse = place.termsOfUse } = record as Stored['dataset']
    const own = { ...place, termsOfUse }
    return files.map(file => listedFile(file, own))
  },
}

/** Converts a file to the form in which the API lists the files of a dataset. */
export const listedFile = /* @__PURE__ */ presenterOf('file', 'file')

/** The functions that convert each kind of record to the API's form (service description 2.1 to 2.3). */
export const fieldsOf: { [K in Kind]: (record: Stored[K], place: Place) => Members } = {
  dataset: /* @__PURE__ */ presenterOf('dataset', 'dataset'),
  file: /* @__PURE__ */ presenterOf('file', 'fileDetail'),
  resource: /* @__PURE__ */ presenterOf('resource', 'resource'),
}

/**
 * Returns a function that converts a record to one of its forms in the API, with the members in the order of the
 * service description.
 */
function presenterOf(kind: Kind, form: keyof typeof recordFields): (record: object, place: Place) => Members {
  const members = Object.keys(recordFields[form]).map(name => ({ name, derive: derived[name] }))
  return (record, place) => {
    const shown: Record<string, unknown> = {}
    for (const { name, derive } of members)
      shown[name] = derive === undefined ? record[name as keyof typeof record] : derive(record as Located, kind, place)
    return withUnknown(shown, record)
  }
}

/**
 * Appends the members of a record that the service description does not define. A dataset or file has these members in
 * `extras`, a resource among its other members.
 */
function withUnknown(shown: Record<string, unknown>, record: object): Members {
  if ('extras' in record) return { ...shown, ...(record.extras as Members) }
  if (!('datacite' in record)) return shown
  const { landing_page: _, ...described } = record as Stored['resource']
  return { ...shown, ...described }
}

/** Returns the address at which a dataset or a file is downloaded. */
export const downloadUrl = (path: string, { baseUrl }: Pick<Place, 'baseUrl'>): string =>
  `${baseUrl}/download/${encodedPath(path)}/`

/** Returns the address of a raw file. */
export const fileUrl = (path: string, { filesUrl }: Place): string => `${filesUrl}/${encodedPath(path)}`

/** Percent-encodes a path for a URL, and replaces lone surrogates. */
export const encodedPath = (path: string): string =>
  /^[\w./~-]*$/.test(path)
    ? path
    : path
        .replace(/\p{Cs}/gu, '\ufffd')
        .split('/')
        .map(encodeURIComponent)
        .join('/')

/** Returns the path of the JSON about a raw file: the file's path without its extension, followed by `.json`. */
export const jsonPath = (path: string): string => `${path.replace(/(?<=[^/])\.[^./]{1,20}$/, '')}.json`

/** The names of the members with decimal values. A whole number in such a member is written with `.0`. */
const decimals: ReadonlySet<string> = /* @__PURE__ */ new Set(
  [recordFields.dataset, recordFields.fileDetail].flatMap(fields =>
    Object.entries(fields).flatMap(([name, [type]]) => (type === 'number' ? name : [])),
  ),
)

/** Writes a record as compact JSON, keeping the order of its members. */
export function recordText(record: Members): string {
  const parts: string[] = []
  let members: Record<string, unknown> = {}
  // One call for many members is several times faster than one call per member.
  for (const name in record) {
    const value = record[name]
    if (decimals.has(name) && Number.isInteger(value)) {
      parts.push(jsonOfMembers(members), `"${name}":${Number(value).toFixed(1)}`)
      members = {}
    } else members[name] = value
  }
  parts.push(jsonOfMembers(members))
  return `{${parts.filter(part => part !== '').join(',')}}`
}

const jsonOfMembers = (members: Members): string => JSON.stringify(members).slice(1, -1)

/** The path segments of the kinds of records. */
export const collections: Readonly<Record<Kind, string>> = { dataset: 'datasets', file: 'files', resource: 'resources' }

/** The singular names of the kinds of records, for messages and route names. */
export const kindNames: Readonly<Record<Kind, string>> = { dataset: 'Dataset', file: 'File', resource: 'Resource' }

/** Formats a version stamp as a date: `20210312` becomes `2021-03-12`. Returns other text unchanged. */
export const stampDate = (stamp: string): string => stamp.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3')
