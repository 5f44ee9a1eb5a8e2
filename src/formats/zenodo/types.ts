import type { Types } from '../../model/datacite.ts'
import { resourceTypeOf, typesOf } from '../inveniordm/resource-types.ts'

/** The upload types of Zenodo that have a type within: `publication_type`, `image_type`. */
const withSubtype: ReadonlySet<string> = new Set(['publication', 'image'])

/** The upload types that a deposit may have: https://developers.zenodo.org/#deposit-metadata. */
const uploadTypes: ReadonlySet<string> = new Set(
  'publication poster presentation dataset image video software lesson physicalobject other'.split(' '),
)

/** What an upload type and the type within are for DataCite. */
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

/** What a work is a part of. */
export type PartType = 'Book' | 'ConferenceProceeding'

/** What a work of a general type is a part of: for Zenodo, proceedings are a book like others. */
export const partTypeOf = (general: string | undefined): PartType =>
  general === 'ConferencePaper' ? 'ConferenceProceeding' : 'Book'
