import type { Loss } from '../../src/formats/index.ts'
import { schemeAddress } from '../../src/formats/work/scheme-address.ts'
import type { Datacite } from '../../src/model/index.ts'
import { toPointer } from '../../src/pointer.ts'

type Members = Readonly<Record<string, unknown>>
type Path = readonly (string | number)[]

/**
 * Pointers of the values of a record that came back otherwise than they were, or not at all, although no loss speaks of them. A loss
 * speaks of the value at its pointer and of all within. Entries of a list are compared with those that are most alike, because a format
 * with a property for each kind of entry keeps no order of all.
 */
export function silentLosses(record: Datacite, back: Datacite, losses: readonly Loss[]): string[] {
  const told = new Set(losses.map(({ pointer }) => pointer))
  const explained: Explained = path =>
    path.some((_, depth) => told.has(toPointer(path.slice(0, depth + 1).map(String)))) || isImplied(path, record, back)
  return missing(said(record), said(back), [], explained).map(path => toPointer(path.map(String)))
}

/** Whether a value need not come back. */
type Explained = (path: Path) => boolean

/** What the rest of a record implies, so that formats need not say it; the only exceptions. */
function isImplied(path: Path, record: Datacite, back: Datacite): boolean {
  const name = path.at(-1)
  const { dateType, date, alternateIdentifier, ...holder } = at(record, path.slice(0, -1)) as Record<string, unknown>
  if (name === 'schemeUri') return Object.values(holder).some(scheme => schemeAddress(String(scheme)) !== undefined)
  if (name === 'givenName' || name === 'familyName' || name === 'nameType') return String(holder.name).includes(', ')
  if (name === 'resourceType') return labelOf(holder[name]) === labelOf(holder.resourceTypeGeneral)
  if (path[0] === 'identifier') return plain(record.identifier?.identifier) === plain(back.doi)
  // The year of publication is stated again as the day of issue, and a landing page as an identifier.
  if (dateType === 'Issued') return plain(date) === plain(back.publicationYear)
  return alternateIdentifier !== undefined && alternateIdentifier === back.extras?.cited?.URL
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((holder, step) => (holder as Members | undefined)?.[step], value)

const labelOf = (type: unknown): string => String(type).replace(/[\s-]/g, '').toLowerCase()

/** The members that say something of the resource. */
const said = ({ extras, schemaVersion, ...members }: Datacite): Members => ({
  ...members,
  ...(extras?.cited && { extras: { cited: extras.cited } }),
})

/** Paths of the values in `given` that `found` lacks without an explanation. */
function missing(given: unknown, found: unknown, path: Path, explained: Explained): Path[] {
  if (path.length === 1 && path[0] === 'geoLocations') return missingPlaces(given, found, explained)
  if (Array.isArray(given)) {
    const entries = given.map((value, index) => ({ value, path: [...path, index] }))
    return matched(entries, Array.isArray(found) ? found : [found], explained)
  }
  if (typeof given === 'object' && given !== null)
    return Object.entries(given).flatMap(([name, value]) =>
      missing(value, at(found, [name]), [...path, name], explained),
    )
  const told = plain(Array.isArray(found) ? found[0] : found)
  // The identifiers of SPDX are the same in capitals and small letters.
  const isSpdx = path.at(-1) === 'rightsIdentifier' && plain(given).toLowerCase() === told.toLowerCase()
  const isThere = plain(given) === '' || plain(given) === told || isSpdx
  return isThere || explained(path) ? [] : [path]
}

/** Whatever stands together in one location, or each for itself, says the same. */
function missingPlaces(given: unknown, found: unknown, explained: Explained): Path[] {
  const parts = (locations: unknown) =>
    (Array.isArray(locations) ? (locations as unknown[]) : []).flatMap((location, index) =>
      Object.entries(location ?? {}).flatMap(([name, value]) => {
        const path = ['geoLocations', index, name]
        const isMany = Array.isArray(value) && (name !== 'geoLocationPolygon' || value.some(Array.isArray))
        if (!isMany) return [{ value: { [name]: value }, path }]
        return (value as unknown[]).map((one, place) => ({ value: { [name]: one }, path: [...path, place] }))
      }),
    )
  // The member's name is in the path of its part already.
  const once = (path: Path): Path => path.filter((step, depth) => depth < 3 || step !== path[2])
  const values = parts(found).map(({ value }) => value)
  return matched(parts(given), values, path => explained(once(path))).map(once)
}

/** Compares each entry with the one that is most alike. */
function matched(
  given: readonly { value: unknown; path: Path }[],
  found: readonly unknown[],
  explained: Explained,
): Path[] {
  const left = [...found]
  // Most come back in their order, and long lists should not be compared all with all.
  const isNear = (place: number): boolean => left.length < 300 || place < 100
  const isSame = (value: unknown, path: Path) => (other: unknown) => missing(value, other, path, explained).length === 0
  const pending = given.filter(({ value, path }) => {
    if (missing(value, undefined, path, explained).length === 0) return false
    const place = left.findIndex((other, at) => isNear(at) && missing(value, other, path, never).length === 0)
    if (place >= 0) left.splice(place, 1)
    // What is said twice may come back once, but two people of one name are two.
    const isRepeated =
      !/creators|contributors/.test(String(path[0])) && place < 0 && found.slice(0, 300).some(isSame(value, path))
    return place < 0 && !isRepeated
  })
  return pending.flatMap(({ value, path }) => {
    const [best] = left
      .slice(0, 100)
      .map((other, place) => ({
        place,
        lacks: missing(value, other, path, explained),
        distance: missing(value, other, path, never).length,
      }))
      .sort((a, b) => a.lacks.length - b.lacks.length || a.distance - b.distance)
    const none = missing(value, undefined, path, explained)
    if (best === undefined || best.lacks.length >= none.length) return none
    left.splice(best.place, 1)
    return best.lacks
  })
}

const never: Explained = () => false

/** A value as text on one line, as most formats have it; numbers and identifiers that are written otherwise are the same. */
function plain(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return value === undefined ? '' : JSON.stringify(value)
  const text = String(value).normalize('NFC').replace(/\s+/g, ' ').trim()
  if (/^[-+\d. ]+$/.test(text) && Number.isFinite(Number(text))) return String(Number(text))
  return text.replace(/^(?:doi:|https?:\/\/(?:(?:dx\.)?doi|orcid|ror)\.org\/)(?=[\d]|0)/i, '')
}
