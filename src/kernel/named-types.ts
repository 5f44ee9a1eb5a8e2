import { hasReached, type Kernel } from './kernels.ts'
import { type ValueRule, valueTypes } from './value-types.ts'
import { termsOf, type VocabularyName, vocabularies } from './vocabularies/index.ts'

/** A type with a name in the kernels' XSDs, which a record may state as `xsi:type`. */
export interface NamedType {
  name: string
  /** The base type: the name of another type, or `xs:…`. */
  base: string
  /** The rule for the text, if the type accepts only text and is not a controlled list. */
  text?: ValueRule
  /** The terms in the kernel, if the type is a controlled list. */
  terms?: readonly string[]
  /** The place in XML of an element of this type, if the type has attributes or child elements. */
  place?: string
}

type Row = readonly [name: string, base: string, takes: ValueRule | string, since: Kernel, until?: Kernel]

/** The rule of the type `edtf` in the XSDs, which follows the first draft of EDTF. No element has this type. */
const edtf: ValueRule = {
  expected: 'a date in EDTF',
  pattern:
    '^(?:-?[0-9]{4}(?:-[0-9]{2})?(?:-[0-9]{2})?(?:T(?:[0-9]{2}:){2}[0-9]{2}Z)?|[0-9]{2}(?:[0-9]{2}|\\?\\?|[0-9][0-9?])(?:-(?:[0-9]{2}|\\?\\?))?~?\\??|[0-9]{6}(?:[0-9]{2}|\\?\\?)~?\\??|[0-9]{8}T[0-9]{6}|(?:-?[0-9]{4}(?:-[0-9]{2})?(?:-[0-9]{2})?|unknown)/(?:-?[0-9]{4}(?:-[0-9]{2})?(?:-[0-9]{2})?|unknown|open))$',
}

/**
 * The named types except the controlled lists.
 *
 * Each type has its base type, its content and the first kernel that defines it. A removed type also has the first
 * kernel without the type.
 */
const rows: readonly Row[] = [
  ['nonemptycontentStringType', 'xs:string', valueTypes.nonEmpty, '4.0'],
  ['doiType', 'xs:token', valueTypes.doi, '4.0', '4.2'],
  ['yearType', 'xs:token', valueTypes.year, '4.0'],
  ['longitudeType', 'xs:float', valueTypes.longitude, '4.0'],
  ['latitudeType', 'xs:float', valueTypes.latitude, '4.0'],
  ['edtf', 'xs:string', edtf, '4.3'],
  ['nameIdentifier', 'nonemptycontentStringType', 'creators/creator/nameIdentifier', '4.3'],
  ['affiliation', 'nonemptycontentStringType', 'creators/creator/affiliation', '4.3'],
  ['point', 'xs:anyType', 'geoLocations/geoLocation/geoLocationPoint', '4.0'],
  ['box', 'xs:anyType', 'geoLocations/geoLocation/geoLocationBox', '4.0'],
]

/** Returns the type that a kernel's XSD defines under a name, or `undefined` if there is none. */
export function namedType(name: string, kernel: Kernel): NamedType | undefined {
  const row = rows.find(
    ([known, , , since, until]) =>
      known === name && hasReached(kernel, since) && (until === undefined || !hasReached(kernel, until)),
  )
  if (row === undefined) return listType(name, kernel)
  const [, base, takes] = row
  return typeof takes === 'string' ? { name, base, place: takes } : { name, base, text: takes }
}

/**
 * Returns the type with the given name if it is a controlled list of the kernel, else `undefined`. Every list except
 * `resourceTypeGeneral` has the same name as its type.
 */
function listType(name: string, kernel: Kernel): NamedType | undefined {
  const list = Object.keys(vocabularies).find(
    known => (known === 'resourceTypeGeneral' ? 'resourceType' : known) === name,
  )
  const terms = list === undefined ? [] : termsOf(list as VocabularyName, kernel)
  return terms.length === 0 ? undefined : { name, base: 'xs:string', terms }
}
