import { hasReached, type Kernel } from './kernels.ts'
import { type ValueRule, valueTypes } from './value-types.ts'
import { termsOf, type VocabularyName, vocabularies } from './vocabularies/index.ts'

/** A type that has a name in the kernels' XSDs, so that a record may state it with `xsi:type`. */
export interface NamedType {
  name: string
  /** The base type: the name of another type, or `xs:…`. */
  base: string
  /** The rule for its text, if the type accepts only text. */
  text?: ValueRule
  /** The terms of the kernel, if it is a controlled list. */
  terms?: readonly string[]
  /** The place in XML of the element that has such content, if it is more than text. */
  place?: string
}

type Row = readonly [name: string, base: string, takes: ValueRule | string, since: Kernel, until?: Kernel]

/** EDTF in its first draft, as the XSDs have it; no element is of that type. */
const edtf: ValueRule = {
  expected: 'a date in EDTF',
  pattern:
    '^(?:-?[0-9]{4}(?:-[0-9]{2})?(?:-[0-9]{2})?(?:T(?:[0-9]{2}:){2}[0-9]{2}Z)?|[0-9]{2}(?:[0-9]{2}|\\?\\?|[0-9][0-9?])(?:-(?:[0-9]{2}|\\?\\?))?~?\\??|[0-9]{6}(?:[0-9]{2}|\\?\\?)~?\\??|[0-9]{8}T[0-9]{6}|(?:-?[0-9]{4}(?:-[0-9]{2})?(?:-[0-9]{2})?|unknown)/(?:-?[0-9]{4}(?:-[0-9]{2})?(?:-[0-9]{2})?|unknown|open))$',
}

/** Every named type but the controlled lists: what it takes, the first kernel that defines it, and the first that no longer does. */
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

/** The type of a name in a kernel's XSD, or `undefined`. */
export function namedType(name: string, kernel: Kernel): NamedType | undefined {
  const row = rows.find(
    ([known, , , since, until]) =>
      known === name && hasReached(kernel, since) && (until === undefined || !hasReached(kernel, until)),
  )
  if (row === undefined) return listType(name, kernel)
  const [, base, takes] = row
  return typeof takes === 'string' ? { name, base, place: takes } : { name, base, text: takes }
}

/** Each list is a type of the same name, but for one. */
function listType(name: string, kernel: Kernel): NamedType | undefined {
  const list = Object.keys(vocabularies).find(
    known => (known === 'resourceTypeGeneral' ? 'resourceType' : known) === name,
  )
  const terms = list === undefined ? [] : termsOf(list as VocabularyName, kernel)
  return terms.length === 0 ? undefined : { name, base: 'xs:string', terms }
}
