/** The type of a value that is neither an object nor a list. */
export type Basic =
  | 'uuid'
  | 'text'
  | 'stamp'
  | 'digest'
  | 'year'
  | 'date'
  | 'doi'
  | 'url'
  | 'integer'
  | 'decimal'
  | 'degrees'
  | 'boolean'
  | 'text or integer'
  | 'anything'

/** A basic type, a list, a map whose values have one type, or an object with the members of a form. */
export type Type = Basic | { readonly list: Type } | { readonly map: Type } | { readonly form: Form }

/** A member of an object: its name, its type, and whether it may be null (`nullable`) or absent (`optional`). */
export type Field = readonly [name: string, type: Type, ...flags: ('nullable' | 'optional')[]]

/** The members of a record, in the order of their output unless `isUnordered` is true. */
export interface Form {
  readonly fields: readonly Field[]
  /** True if members that are not in `fields` are allowed. */
  readonly isOpen?: true
  /** True if the order is free, because the description mentions the members in running text and not in a table. */
  readonly isUnordered?: true
}

const texts: Type = { list: 'text' }

const termsOfUse: Form = {
  fields: [
    ['terms_of_use', 'text'],
    ['terms_of_use_url', 'url'],
  ],
}

/** The form of the rights, which are empty in the description's example listings. */
const rights: Form = {
  fields: [
    ['rights', 'text', 'optional'],
    ['rights_uri', 'url', 'optional'],
    ['short', 'text', 'optional'],
    ['image', 'text', 'optional'],
    ['color', 'text', 'optional'],
  ],
}

const resourceLink: Form = {
  fields: [
    ['id', 'uuid'],
    ['doi', 'doi'],
    ['doi_url', 'url'],
  ],
}

/** The form of a file in a dataset, as in section 2.2 of the service description. */
export const listedFile: Form = {
  fields: [
    ['id', 'uuid'],
    ['name', 'text'],
    ['version', 'stamp'],
    ['size', 'integer'],
    ['checksum', 'digest'],
    ['checksum_type', 'text'],
    ['url', 'url'],
    ['metadata_url', 'url'],
    ['download_url', 'url'],
    ['file_url', 'url'],
    ['rights', { form: rights }],
    ['terms_of_use', { form: termsOfUse }],
  ],
}

/** The form of a dataset, as in section 2.1 of the service description. */
export const dataset: Form = {
  fields: [
    ['id', 'uuid'],
    ['name', 'text'],
    ['path', 'text'],
    ['version', 'stamp'],
    ['size', 'integer'],
    ['specifiers', { map: 'text' }],
    ['identifiers', texts],
    ['search_rank', 'decimal'],
    ['public', 'boolean'],
    ['url', 'url'],
    ['metadata_url', 'url'],
    ['download_url', 'url'],
    ['filelist_url', 'url'],
    ['rights', { form: rights }],
    ['files', { list: { form: listedFile } }],
    ['resources', { list: { form: resourceLink } }],
    ['terms_of_use', { form: termsOfUse }],
  ],
}

/** The form of a file at its own address, as in section 2.2 of the service description. */
export const file: Form = {
  fields: [
    ['id', 'uuid'],
    ['name', 'text'],
    ['path', 'text'],
    ['paths', texts],
    ['version', 'stamp'],
    ['size', 'integer'],
    ['checksum', 'digest'],
    ['checksum_type', 'text'],
    ['specifiers', { map: 'text or integer' }],
    ['identifiers', texts],
    ['merged_specifiers', { map: { list: 'text or integer' } }],
    ['pretty_specifiers', { map: { list: 'text or integer' } }],
    ['links', { list: 'anything' }],
    ['search_rank', 'decimal'],
    ['url', 'url'],
    ['metadata_url', 'url'],
    ['file_url', 'url'],
    ['json_url', 'url'],
    ['rights', { form: rights }],
    ['terms_of_use', { form: termsOfUse }],
  ],
}

const optional = (type: Type, ...names: string[]): Field[] => names.map(name => [name, type, 'optional'])

/**
 * Returns the type of an object in bibliographic metadata. Its members may have any order, and further members may
 * follow, because the kernel has more members than the description.
 */
const some = (...fields: Field[]): Type => ({
  form: { fields, isOpen: true, isUnordered: true },
})

const agent = (...more: Field[]): Type =>
  some(
    ['name', 'text'],
    ...optional('text', 'nameType', 'givenName', 'familyName'),
    [
      'affiliations',
      { list: some(...optional('text', 'affiliation', 'affiliationIdentifier', 'affiliationIdentifierScheme')) },
      'optional',
    ],
    [
      'nameIdentifiers',
      { list: some(...optional('text', 'schemeURI', 'nameIdentifier', 'nameIdentifierScheme')) },
      'optional',
    ],
    ...more,
  )

const box = some(
  ['eastBoundLongitude', 'degrees'],
  ['northBoundLatitude', 'degrees'],
  ['southBoundLatitude', 'degrees'],
  ['westBoundLongitude', 'degrees'],
)

/** The form of the bibliographic metadata of a resource, as in section 2.4 of the service description. */
export const datacite: Form = {
  isOpen: true,
  fields: [
    ['dates', { list: some(...optional('text', 'date', 'dateType')) }, 'optional'],
    ['types', some(...optional('text', 'resourceType', 'resourceTypeGeneral')), 'optional'],
    ['titles', { list: some(...optional('text', 'title')) }, 'optional'],
    ['version', 'text', 'optional'],
    ['creators', { list: agent() }, 'optional'],
    ['contributors', { list: agent(['contributorType', 'text']) }, 'optional'],
    ['language', 'text', 'optional'],
    ['subjects', { list: some(...optional('text', 'subject', 'valueURI', 'schemeURI', 'subjectScheme')) }, 'optional'],
    ['publisher', 'text', 'optional'],
    [
      'rightsList',
      {
        list: some(
          ...optional('text', 'rights', 'rightsURI', 'schemeURI', 'rightsIdentifier', 'rightsIdentifierScheme'),
        ),
      },
      'optional',
    ],
    ['identifiers', { list: some(...optional('text', 'identifier', 'identifierType')) }, 'optional'],
    ['descriptions', { list: some(...optional('text', 'description', 'descriptionType')) }, 'optional'],
    [
      'geoLocations',
      { list: some(['geoLocationBox', box, 'optional'], ...optional('text', 'geoLocationPlace')) },
      'optional',
    ],
    ['schemaVersion', 'url', 'optional'],
    ['publicationYear', 'year', 'optional'],
    [
      'relatedIdentifiers',
      {
        list: some(...optional('text', 'citation', 'relationType', 'relatedIdentifier', 'relatedIdentifierType')),
      },
      'optional',
    ],
  ],
}

/**
 * The form of a resource, as in section 2.3 of the service description. Members that a publication lacks are null.
 */
export const resource: Form = {
  fields: [
    ['id', 'uuid'],
    ['doi', 'doi'],
    ['doi_url', 'url'],
    ['title', 'text'],
    ['title_with_version', 'text'],
    ['version', 'text', 'nullable'],
    ['paths', texts],
    ['creators_str', 'text'],
    ['publication_year', 'year', 'nullable'],
    ['publication_date', 'date', 'nullable'],
    ['publisher', 'text', 'nullable'],
    ['citation', 'text'],
    ['previous_version', 'doi', 'nullable'],
    ['new_version', 'doi', 'nullable'],
    ['is_external', 'boolean'],
    ['datacite', { form: datacite }, 'nullable'],
  ],
}

/** Returns the form of a page of a listing, as in section 4.1 of the service description. */
export const pageOf = (record: Form): Form => ({
  fields: [
    ['count', 'integer'],
    ['next', 'url', 'nullable'],
    ['previous', 'url', 'nullable'],
    ['results', { list: { form: record } }],
  ],
})

/** The templates of the addresses in records (sections 2 and 4.4), which are filled from other members of a record. */
export const addresses: readonly { form: Form; field: string; shape: string }[] = [
  { form: dataset, field: 'url', shape: '{base_url}/api/v1/datasets/{id}/' },
  { form: dataset, field: 'metadata_url', shape: '{base_url}/datasets/{id}/' },
  { form: dataset, field: 'download_url', shape: '{base_url}/download/{path}/' },
  { form: dataset, field: 'filelist_url', shape: '{base_url}/api/v1/datasets/{id}/filelist/' },
  { form: listedFile, field: 'url', shape: '{base_url}/api/v1/files/{id}/' },
  { form: listedFile, field: 'metadata_url', shape: '{base_url}/files/{id}/' },
  { form: file, field: 'url', shape: '{base_url}/api/v1/files/{id}/' },
  { form: file, field: 'metadata_url', shape: '{base_url}/files/{id}/' },
  { form: file, field: 'file_url', shape: '{files_url}/{path}' },
  { form: resource, field: 'doi_url', shape: 'https://doi.org/{doi}' },
]
