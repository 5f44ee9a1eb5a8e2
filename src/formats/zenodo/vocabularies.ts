import { entryOf } from '../../core/object.ts'
import { capitalised } from '../../core/strings.ts'
import type { Types } from '../../model/datacite.ts'
import { resourceTypeOf, typesOf } from '../inveniordm/resource-types.ts'

/** Zenodo's word for a relation of the kernel. */
export const zenodoRelation = (relation: string): string => relation.charAt(0).toLowerCase() + relation.slice(1)

/** Schemes of identifiers that Zenodo knows, those of `idutils` and of InvenioRDM, and what the kernel calls them (12.a). */
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

/** The kernel's name of a scheme; undefined for one that it does not have. */
export const schemeOfZenodo = (scheme: string): string | undefined => entryOf(schemes, scheme.toLowerCase())

/** Zenodo's name of a scheme; undefined for one that it does not have. */
export const zenodoScheme = (type: string): string | undefined =>
  Object.keys(schemes).find(scheme => schemes[scheme] === type)

/** The access rights for the files of a record, with OpenAIRE's terms: https://vocabularies.coar-repositories.org/access_rights/. */
export const accessRights: Readonly<Record<string, string>> = {
  open: 'info:eu-repo/semantics/openAccess',
  embargoed: 'info:eu-repo/semantics/embargoedAccess',
  restricted: 'info:eu-repo/semantics/restrictedAccess',
  closed: 'info:eu-repo/semantics/closedAccess',
}

/** An access right in words: `Open Access`. */
export const accessText = (right: string): string => `${capitalised(right)} Access`

/** Types of dates that Zenodo knows, beside that of publication. */
export const zenodoDateTypes: readonly string[] = ['Collected', 'Valid', 'Withdrawn']

/** The upload types of Zenodo that have a type within: `publication_type`, `image_type`. */
const withSubtype: ReadonlySet<string> = new Set(['publication', 'image'])

/** The upload types that a deposit may have: https://developers.zenodo.org/#deposit-metadata. */
const uploadTypes: ReadonlySet<string> = new Set(
  'publication poster presentation dataset image video software lesson physicalobject other'.split(' '),
)

/** Returns the DataCite types of an upload type and its subtype. */
export const typesOfUpload = (type: string, subtype: string | undefined): Types =>
  typesOf(subtype === undefined ? type : `${type}-${subtype}`)

/** The upload type of a record, the type within, and whether they say all that the general type and the text do. */
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

/** The type of a work's container. */
export type PartType = 'Book' | 'ConferenceProceeding'

/** Returns the type of container for works of a general type. Zenodo treats proceedings like any other book. */
export const partTypeOf = (general: string | undefined): PartType =>
  general === 'ConferencePaper' ? 'ConferenceProceeding' : 'Book'
