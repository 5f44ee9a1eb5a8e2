import type { ResourceLink } from '../dataset.ts'
import type { File, RightsLabel, TermsOfUse } from '../file.ts'
import type { ServiceDatacite } from '../service-datacite.ts'

/** The types of values in a service's JSON, by name. */
export interface FieldValues {
  /** A UUID in its 8-4-4-4-12 form. */
  uuid: string
  /** A DOI without a resolver. */
  doi: string
  /** An absolute URL. */
  address: string
  /** Eight digits, YYYYMMDD. */
  stamp: string
  /** A whole number of bytes. */
  bytes: number
  /** Lower-case hexadecimal digits. */
  digest: string
  /** A four-digit year. */
  year: string
  /** An ISO 8601 date, as precise as known. */
  date: string
  text: string
  texts: string[]
  number: number
  flag: boolean
  list: unknown[]
  /** Text values by specifier name. */
  specifiers: Record<string, string>
  /** Text or a whole number by specifier name. */
  values: Record<string, string | number>
  /** Lists of text or whole numbers by specifier name. */
  valueLists: Record<string, (string | number)[]>
  rights: RightsLabel
  terms: TermsOfUse
  files: File[]
  links: ResourceLink[]
  /** The DataCite metadata; null or empty for an external resource. */
  datacite: ServiceDatacite | null
}

/** The type of a field: `?` marks an optional field, `|null` a nullable one. */
type FieldType = keyof FieldValues | `${keyof FieldValues}${'?' | '|null'}`

/** The fields of a record in writing order, each with its type and an optional description. */
export type RecordFields = Readonly<Record<string, readonly [type: FieldType, description?: string]>>

/** The TypeScript type of a record with the given fields. */
export type RecordOf<F extends RecordFields> = {
  -readonly [K in keyof F as F[K][0] extends `${string}?` ? never : K]: ValueOf<F[K][0]>
} & { -readonly [K in keyof F as F[K][0] extends `${string}?` ? K : never]?: ValueOf<F[K][0]> }

type ValueOf<T extends FieldType> = T extends keyof FieldValues
  ? FieldValues[T]
  : T extends `${infer B extends keyof FieldValues}|null`
    ? FieldValues[B] | null
    : T extends `${infer B extends keyof FieldValues}?`
      ? FieldValues[B]
      : never

const id = ['uuid', 'UUID in canonical form'] as const

const content = {
  version: ['stamp', 'Version stamp, YYYYMMDD'],
  size: ['bytes', 'Size in bytes'],
  checksum: ['digest', 'Lower-case hexadecimal digest'],
  checksum_type: ['text', 'Algorithm of the checksum, such as sha512'],
} as const

const fileName = ['text', 'File name, which ends with a format extension'] as const

const fileAddresses = {
  url: ['address', 'API address of this file'],
  metadata_url: ['address', 'Human-readable page'],
  file_url: ['address', 'Address of the raw file'],
} as const

const terms = {
  rights: ['rights', 'Licence; an empty object in listings'],
  terms_of_use: ['terms', 'Terms of use'],
} as const

/**
 * The fields of a service's responses, in the order of the service description (2.1 to 2.3). Parsers and JSON Schemas
 * derive from them.
 */
export const recordFields = {
  dataset: {
    id,
    name: ['text', 'Dataset name, the last segment of the path'],
    path: ['text', 'Slash-separated path built from specifier values, ending in the name'],
    version: content.version,
    size: ['bytes', 'Total size of the files in bytes'],
    specifiers: ['specifiers', 'Specifier values by specifier name'],
    identifiers: ['texts', 'Names of the specifiers, in path order'],
    search_rank: ['number'],
    public: ['flag'],
    url: ['address', 'API address of this dataset'],
    metadata_url: fileAddresses.metadata_url,
    download_url: ['address', 'Download address of the whole dataset'],
    filelist_url: ['address', 'API address of the list of files'],
    rights: terms.rights,
    files: ['files', 'The files of the dataset'],
    resources: ['links', 'The citable resources that cover the dataset'],
    terms_of_use: terms.terms_of_use,
  },
  /** A link from a dataset to a resource. */
  resourceLink: { id, doi: ['doi', 'DOI'], doi_url: ['address', 'Resolver URL of the DOI'] },
  /** A file in a dataset's listing. */
  file: {
    id,
    name: fileName,
    ...content,
    url: fileAddresses.url,
    metadata_url: fileAddresses.metadata_url,
    download_url: ['address', 'Download address'],
    file_url: fileAddresses.file_url,
    ...terms,
  },
  /** A file as returned by its own URL. */
  fileDetail: {
    id,
    name: fileName,
    path: ['text', 'Path of the file, slash-separated, ending in the name'],
    paths: ['texts', 'All paths of the file'],
    ...content,
    specifiers: ['values', 'Specifier name to value; years are integers'],
    identifiers: ['texts', 'Specifier names in path order'],
    merged_specifiers: ['valueLists', 'The same names as specifiers, each with the list of its values'],
    pretty_specifiers: ['valueLists', 'Display label to display values'],
    links: ['list'],
    search_rank: ['number'],
    ...fileAddresses,
    json_url: ['address', 'Address of the JSON metadata file for the raw file'],
    ...terms,
  },
  resource: {
    id,
    doi: ['doi', 'DOI without address prefix'],
    doi_url: ['address', 'Resolver URL of the DOI'],
    title: ['text', 'Title'],
    title_with_version: ['text', 'The title followed by the version in parentheses, with the prefix v'],
    version: ['text|null', 'Dotted version number'],
    paths: ['texts', 'Data paths that the resource covers'],
    creators_str: ['text', 'Names of the creators, joined by a comma and a space'],
    publication_year: ['year|null', 'Year of publication, four digits'],
    publication_date: ['date|null', 'ISO 8601 date, with the precision of the Issued date'],
    publisher: ['text|null', 'Publisher'],
    citation: ['text', 'Ready-made citation text'],
    previous_version: ['doi|null', 'DOI of the previous version'],
    new_version: ['doi|null', 'DOI of the next version'],
    is_external: ['flag', 'True if the record is stored elsewhere, so only the title and the DOI are known'],
    datacite: ['datacite', 'The bibliographic metadata; null or empty for an external resource'],
  },
  rightsLabel: {
    rights: ['text?', 'Licence name'],
    rights_uri: ['address?', 'Address of the licence'],
    short: ['text?', 'Short licence label'],
    image: ['text?', 'Relative image path'],
    color: ['text?', 'Presentation colour, a word'],
  },
  termsOfUse: {
    terms_of_use: ['text', 'Text of the terms'],
    terms_of_use_url: ['address', 'Address of the terms'],
  },
} as const satisfies Record<string, RecordFields>
