import { entryOf } from '../../core/object.ts'
import { capitalised } from '../../core/strings.ts'
import type { Types } from '../../model/datacite.ts'
import { resourceTypeOf, typesOf } from '../inveniordm/resource-types.ts'

/** Returns Zenodo's name for a relation of the kernel. */
export const zenodoRelation = (relation: string): string => relation.charAt(0).toLowerCase() + relation.slice(1)

/** The identifier schemes of Zenodo, `idutils` and InvenioRDM, with the kernel's names for them (12.a). */
const schemes: Readonly<Record<string, string>> = {
  ads: 'bibcode',
  ark: 'ARK',
  arxiv: 'arXiv',
  doi: 'DOI',
  ean13: 'EAN13',
  eissn: 'EISSN',
  handle: 'Handle',
  hdl: 'Handle',
  igsn: 'IGSN',
  isbn: 'ISBN',
  issn: 'ISSN',
  istc: 'ISTC',
  lissn: 'LISSN',
  lsid: 'LSID',
  pmid: 'PMID',
  purl: 'PURL',
  swh: 'SWHID',
  upc: 'UPC',
  url: 'URL',
  urn: 'URN',
  w3id: 'w3id',
}

/** Returns the kernel's name for a scheme of Zenodo, or undefined if the scheme is not in {@link schemes}. */
export const schemeOfZenodo = (scheme: string): string | undefined => entryOf(schemes, scheme.toLowerCase())

/** Returns Zenodo's name for a scheme of the kernel, or undefined if Zenodo lacks the scheme. */
export const zenodoScheme = (type: string): string | undefined =>
  Object.keys(schemes).find(scheme => schemes[scheme] === type)

/**
 * The access rights for the files of a record, with the equivalent terms in OpenAIRE:
 * https://guidelines.openaire.eu/en/latest/literature/field_accesslevel.html.
 */
export const accessRights: Readonly<Record<string, string>> = {
  open: 'info:eu-repo/semantics/openAccess',
  embargoed: 'info:eu-repo/semantics/embargoedAccess',
  restricted: 'info:eu-repo/semantics/restrictedAccess',
  closed: 'info:eu-repo/semantics/closedAccess',
}

/** Returns an access right in words: `Open Access`. */
export const accessText = (right: string): string => `${capitalised(right)} Access`

/** The types that Zenodo has for the entries of `dates`. */
export const zenodoDateTypes: readonly string[] = ['Collected', 'Valid', 'Withdrawn']

/** The upload types of Zenodo that have a subtype (`publication_type` or `image_type`). */
const withSubtype: ReadonlySet<string> = new Set(['publication', 'image'])

/** The upload types of a deposit: https://developers.zenodo.org/#deposit-metadata. */
const uploadTypes: ReadonlySet<string> = new Set(
  'publication poster presentation dataset image video software lesson physicalobject other'.split(' '),
)

/** Returns the DataCite types for an upload type and its subtype. */
export const typesOfUpload = (type: string, subtype: string | undefined): Types =>
  typesOf(subtype === undefined ? type : `${type}-${subtype}`)

/**
 * Returns the upload type and subtype for a general type and free text. `isWhole` is true if the returned types express
 * the general type, `hasText` if they also express the text.
 */
export function uploadTypeOf(
  general: string | undefined,
  text: string | undefined,
): { type: string; subtype?: string; isWhole: boolean; hasText: boolean } {
  const { id, isWhole, hasText } = resourceTypeOf(general, text)
  const [type = '', subtype] = id.split('-')
  if (!uploadTypes.has(type)) return { type: 'other', isWhole: false, hasText: false }
  if (withSubtype.has(type))
    return { type, subtype: subtype ?? 'other', isWhole: isWhole && subtype !== undefined, hasText }
  return { type, isWhole: isWhole && subtype === undefined, hasText: hasText && subtype === undefined }
}

/** The DataCite type of a container in Zenodo's `part_of`. */
export type PartType = 'Book' | 'ConferenceProceeding'

/**
 * Returns the type of the container of a work, derived from the general type of the work. Zenodo's `part_of` does not
 * distinguish books from proceedings.
 */
export const partTypeOf = (general: string | undefined): PartType =>
  general === 'ConferencePaper' ? 'ConferenceProceeding' : 'Book'
