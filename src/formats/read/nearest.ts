import type { FormatId } from '../format.ts'

/**
 * Characteristic members of the JSON formats, by format.
 *
 * If several formats share the same number of members with an object, the first of them is the nearest.
 */
const tellingNames: Readonly<Partial<Record<FormatId, readonly string[]>>> = {
  'datacite-rest': ['doi', 'creators', 'titles', 'publicationYear', 'types', 'relatedIdentifiers', 'rightsList'],
  'csl-json': ['DOI', 'author', 'issued', 'title', 'container-title', 'type', 'URL', 'publisher', 'page', 'volume'],
  crossref: ['DOI', 'message', 'member', 'reference', 'deposited', 'is-referenced-by-count', 'issn-type'],
  'schema-org': ['@context', '@type', '@id', 'name', 'author', 'datePublished', 'identifier', 'isPartOf', 'license'],
  codemeta: ['@context', 'codeRepository', 'programmingLanguage', 'softwareRequirements', 'developmentStatus'],
  zenodo: ['metadata', 'conceptdoi', 'conceptrecid', 'doi_url', 'files', 'links', 'recid'],
  'zenodo-deposit': [
    'upload_type',
    'creators',
    'title',
    'access_right',
    'related_identifiers',
    'keywords',
    'description',
  ],
  inveniordm: ['metadata', 'pids', 'access', 'custom_fields', 'parent'],
  openalex: [
    'authorships',
    'primary_location',
    'display_name',
    'abstract_inverted_index',
    'biblio',
    'ids',
    'publication_year',
  ],
  commonmeta: [
    'id',
    'type',
    'contributors',
    'container',
    'date_published',
    'funding_references',
    'license',
    'relations',
  ],
  crosscite: ['publication_year', 'rights_list', 'related_identifiers', 'funding_references', 'creators', 'titles'],
  'dublin-core-json': ['dc:title', 'dc:creator', 'dc:identifier', 'dcterms:title'],
}

/**
 * Returns up to two JSON formats whose records have the most members in common with an object, nearest first. `shared`
 * lists these members.
 */
export function nearestFormats(value: Readonly<Record<string, unknown>>): { id: FormatId; shared: string[] }[] {
  const near = Object.entries(tellingNames).flatMap(([id, names]) => {
    const shared = names.filter(name => Object.hasOwn(value, name))
    return shared.length === 0 ? [] : [{ id: id as FormatId, shared }]
  })
  return near.sort((a, b) => b.shared.length - a.shared.length).slice(0, 2)
}
