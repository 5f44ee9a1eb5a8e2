import type { Kind, Stored } from '../../catalog/index.ts'
import type { Members } from '../../core/object.ts'
import type { TermsOfUse } from '../../model/index.ts'
import { recordFields } from '../../model/schemas/record-fields.ts'
import { prettySpecifiers, type SpecifierLabels } from '../../model/specifier-labels.ts'

/** The addresses and terms with which records are shown. */
export interface Place {
  baseUrl: string
  filesUrl: string
  termsOfUse: TermsOfUse
  /** Labels of specifiers beside the described ones. */
  specifierLabels?: SpecifierLabels
}

/** A record to which the service adds addresses. */
type Located = Stored['dataset'] | Stored['file'] | Stored['dataset']['files'][number]

/** The members that depend on where the record is shown. */
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

/** A file as a dataset lists it. */
export const listedFile = /* @__PURE__ */ presenterOf('file', 'file')

/** A record as the API shows it (service description 2.1 to 2.3). */
export const fieldsOf: { [K in Kind]: (record: Stored[K], place: Place) => Members } = {
  dataset: /* @__PURE__ */ presenterOf('dataset', 'dataset'),
  file: /* @__PURE__ */ presenterOf('file', 'fileDetail'),
  resource: /* @__PURE__ */ presenterOf('resource', 'resource'),
}

/** The function that shows a record in one of its forms, with its members in their order. */
function presenterOf(kind: Kind, form: keyof typeof recordFields): (record: object, place: Place) => Members {
  const members = Object.keys(recordFields[form]).map(name => ({ name, derive: derived[name] }))
  return (record, place) => {
    const shown: Record<string, unknown> = {}
    for (const { name, derive } of members)
      shown[name] = derive === undefined ? record[name as keyof typeof record] : derive(record as Located, kind, place)
    return withUnknown(shown, record)
  }
}

/** A record with what the description does not know behind what it does: of a resource, what is behind it already. */
function withUnknown(shown: Record<string, unknown>, record: object): Members {
  if ('extras' in record) return { ...shown, ...(record.extras as Members) }
  if (!('datacite' in record)) return shown
  const { landing_page: _, ...described } = record as Stored['resource']
  return { ...shown, ...described }
}

/** The address at which a dataset or a file is downloaded as a whole. */
export const downloadUrl = (path: string, { baseUrl }: Pick<Place, 'baseUrl'>): string =>
  `${baseUrl}/download/${encodedPath(path)}/`

/** The address of a raw file. */
export const fileUrl = (path: string, { filesUrl }: Place): string => `${filesUrl}/${encodedPath(path)}`

/** A path as part of a URL: percent-encoded, with lone surrogates replaced. */
const encodedPath = (path: string): string =>
  /^[\w./~-]*$/.test(path)
    ? path
    : path
        .replace(/\p{Cs}/gu, '\ufffd')
        .split('/')
        .map(encodeURIComponent)
        .join('/')

/** The path of the JSON beside a raw file: the same, with another ending. */
export const jsonPath = (path: string): string => `${path.replace(/(?<=[^/])\.[^./]{1,20}$/, '')}.json`

/** Members whose type is a decimal number: a whole one is written with `.0`, as the described service does. */
const decimals: ReadonlySet<string> = /* @__PURE__ */ new Set(
  [recordFields.dataset, recordFields.fileDetail].flatMap(fields =>
    Object.entries(fields).flatMap(([name, [type]]) => (type === 'number' ? name : [])),
  ),
)

/** A record as compact JSON, its members in their order. */
export function recordText(record: Members): string {
  const parts: string[] = []
  let members: Record<string, unknown> = {}
  // One call for many members is several times as fast as one for each.
  for (const name in record) {
    const value = record[name]
    if (decimals.has(name) && Number.isInteger(value)) {
      parts.push(textOf(members), `"${name}":${Number(value).toFixed(1)}`)
      members = {}
    } else members[name] = value
  }
  parts.push(textOf(members))
  return `{${parts.filter(part => part !== '').join(',')}}`
}

const textOf = (members: Members): string => JSON.stringify(members).slice(1, -1)

/** The names of the kinds in paths. */
export const collections: Readonly<Record<Kind, string>> = { dataset: 'datasets', file: 'files', resource: 'resources' }

/** The name of one record of a kind, in messages and names of routes. */
export const kindNames: Readonly<Record<Kind, string>> = { dataset: 'Dataset', file: 'File', resource: 'Resource' }
