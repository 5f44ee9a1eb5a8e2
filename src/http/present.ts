import type { Stored } from '../catalog/index.ts'
import type { TermsOfUse } from '../model/index.ts'

/** Where the addresses in records lead. */
export interface Place {
  baseUrl: string
  filesUrl: string
  termsOfUse: TermsOfUse
}

/** The members of a record in the order in which they are written. */
export type Fields = [name: string, value: unknown][]

/** A dataset as the API shows it (service description 2.1). */
export function datasetFields(dataset: Stored['dataset'], place: Place): Fields {
  const { id, name, path, version, size, specifiers, identifiers, search_rank, rights, resources } = dataset
  const terms = dataset.terms_of_use ?? place.termsOfUse
  return [
    ['id', id],
    ['name', name],
    ['path', path],
    ['version', version],
    ['size', size],
    ['specifiers', specifiers],
    ['identifiers', identifiers],
    ['search_rank', search_rank],
    ['public', dataset.public],
    ['url', `${place.baseUrl}/api/v1/datasets/${id}/`],
    ['metadata_url', `${place.baseUrl}/datasets/${id}/`],
    ['download_url', downloadUrl(path, place)],
    ['filelist_url', `${place.baseUrl}/api/v1/datasets/${id}/filelist/`],
    ['rights', rights],
    ['files', dataset.files.map(file => listedFile(file, terms, place))],
    ['resources', resources],
    ['terms_of_use', terms],
  ]
}

function listedFile(file: Stored['dataset']['files'][number], terms: TermsOfUse, place: Place): object {
  const { id, name, version, size, checksum, checksum_type, path, rights } = file
  return {
    id,
    name,
    version,
    size,
    checksum,
    checksum_type,
    url: `${place.baseUrl}/api/v1/files/${id}/`,
    metadata_url: `${place.baseUrl}/files/${id}/`,
    download_url: downloadUrl(path, place),
    file_url: fileUrl(path, place),
    rights,
    terms_of_use: file.terms_of_use ?? terms,
  }
}

/** A file in its detail form (service description 2.2). */
export function fileFields(file: Stored['file'], place: Place): Fields {
  const { id, path } = file
  return [
    ['id', id],
    ['name', file.name],
    ['path', path],
    ['paths', file.paths],
    ['version', file.version],
    ['size', file.size],
    ['checksum', file.checksum],
    ['checksum_type', file.checksum_type],
    ['specifiers', file.specifiers],
    ['identifiers', file.identifiers],
    ['merged_specifiers', file.merged_specifiers],
    ['pretty_specifiers', file.pretty_specifiers],
    ['links', file.links],
    ['search_rank', file.search_rank],
    ['url', `${place.baseUrl}/api/v1/files/${id}/`],
    ['metadata_url', `${place.baseUrl}/files/${id}/`],
    ['file_url', fileUrl(path, place)],
    ['json_url', fileUrl(`${withoutEnding(path)}.json`, place)],
    ['rights', file.rights],
    ['terms_of_use', file.terms_of_use ?? place.termsOfUse],
  ]
}

/** A resource (service description 2.3), `datacite` last. */
export function resourceFields(resource: Stored['resource']): Fields {
  return [
    ['id', resource.id],
    ['doi', resource.doi],
    ['doi_url', resource.doi_url],
    ['title', resource.title],
    ['title_with_version', resource.title_with_version],
    ['version', resource.version],
    ['paths', resource.paths],
    ['creators_str', resource.creators_str],
    ['publication_year', resource.publication_year],
    ['publication_date', resource.publication_date],
    ['publisher', resource.publisher],
    ['citation', resource.citation],
    ['previous_version', resource.previous_version],
    ['new_version', resource.new_version],
    ['is_external', resource.is_external],
    ['datacite', resource.datacite],
  ]
}

/** The address of a raw file. */
export const fileUrl = (path: string, { filesUrl }: Place): string => `${filesUrl}/${encodedPath(path)}`

const downloadUrl = (path: string, { baseUrl }: Place): string => `${baseUrl}/download/${encodedPath(path)}/`

/** A path as it stands in a URL: what a URL cannot hold is percent-encoded, a lone surrogate replaced. */
const encodedPath = (path: string): string =>
  /^[\w./~-]*$/.test(path)
    ? path
    : path
        .replace(/\p{Cs}/gu, '\ufffd')
        .split('/')
        .map(encodeURIComponent)
        .join('/')

const withoutEnding = (path: string): string => path.replace(/(?<=[^/])\.[^./]{1,20}$/, '')
