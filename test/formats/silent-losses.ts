import { toPointer } from '../../src/core/pointer.ts'
import { formats } from '../../src/formats/formats.ts'
import type { Format, Loss } from '../../src/formats/index.ts'
import { schemeAddress } from '../../src/formats/work/losses/schemes.ts'
import type { Datacite } from '../../src/model/index.ts'

type Members = Readonly<Record<string, unknown>>
type Path = readonly (string | number)[]

/** The formats that can be both written and read. */
export const bothWays: readonly Format[] = formats.filter(
  ({ read, write }) => read !== undefined && write !== undefined,
)

/**
 * Writes a record in a format, reads the text, and returns the pointers of silently changed values. Returns the
 * messages of the reader if the text cannot be read.
 */
export function untold({ read, write }: Format, record: Datacite): string[] {
  const { text, losses } = write?.(record) ?? { text: '', losses: [] }
  const result = read?.(text)
  if (!result?.ok) return (result?.diagnostics ?? []).map(({ message }) => message)
  return silentLosses(record, result.records[0] ?? {}, losses)
}

/**
 * Returns the pointers of values that changed or disappeared without a reported loss, except implied values. A loss
 * covers the value at its pointer and all descendants.
 *
 * List entries are compared with the most similar entries, because a format with a property for each kind of entry
 * keeps no common order.
 */
export function silentLosses(record: Datacite, back: Datacite, losses: readonly Loss[]): string[] {
  const told = new Set(losses.map(({ pointer }) => pointer))
  const explained: Explained = path => isTold(path) || isImplied(path, record, back)
  const isTold = (path: Path): boolean => {
    let pointer = ''
    for (const step of told.size > 0 ? path : []) {
      pointer += toPointer([String(step)])
      if (told.has(pointer)) return true
    }
    return false
  }
  return missing(said(record), said(back), [], explained).map(path => toPointer(path.map(String)))
}

/** A predicate that is true for the path of a value that may be lost. */
type Explained = (path: Path) => boolean

/** True if the rest of a record implies a value, so that formats may omit it without reporting a loss. */
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

const said = ({ extras, schemaVersion, ...members }: Datacite): Members => ({
  ...members,
  ...(extras?.cited && { extras: { cited: extras.cited } }),
})

/** Returns the paths of the values in `given` that `found` lacks without an explanation. */
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
  if (given === found) return []
  const told = plain(Array.isArray(found) ? found[0] : found)
  // SPDX identifiers are not case-sensitive.
  const isSpdx = path.at(-1) === 'rightsIdentifier' && plain(given).toLowerCase() === told.toLowerCase()
  const isThere = plain(given) === '' || plain(given) === told || isSpdx
  return isThere || explained(path) ? [] : [path]
}

/** Returns the paths of missing location values. The grouping of values in one or several locations does not matter. */
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
  // The path of a part already contains the member's name, which the comparison adds a second time.
  const once = (path: Path): Path => path.filter((step, depth) => depth < 3 || step !== path[2])
  const values = parts(found).map(({ value }) => value)
  return matched(parts(given), values, path => explained(once(path))).map(once)
}

/** Returns the paths of the values that given entries have and the most similar found entries lack. */
function matched(
  given: readonly { value: unknown; path: Path }[],
  found: readonly unknown[],
  explained: Explained,
): Path[] {
  const sharing = entriesByValue(found)
  const taken = new Set<number>()
  const isFree = (place: number): boolean => !taken.has(place)
  const pending = given.filter(({ value, path }) => {
    if (missing(value, undefined, path, explained).length === 0) return false
    const alike = sharing(value)
    const place = alike.find(one => isFree(one) && missing(value, found[one], path, never).length === 0)
    if (place !== undefined) taken.add(place)
    // A repeated value may come back once, but two people with the same name remain two.
    const isRepeated =
      !(path.length === 2 && /creators|contributors/.test(String(path[0]))) &&
      place === undefined &&
      alike.some(one => missing(value, found[one], path, explained).length === 0)
    return place === undefined && !isRepeated
  })
  const partners = partnersOf(
    pending.map(({ value, path }) => [
      ...sharing(value).filter(place => isFree(place) && missing(value, found[place], path, explained).length === 0),
    ]),
  )
  for (const place of partners) if (place !== undefined) taken.add(place)
  return pending.flatMap(({ value, path }, index) => {
    if (partners[index] !== undefined) return []
    const none = missing(value, undefined, path, explained)
    let best = { place: -1, lacks: none }
    for (const place of sharing(value).filter(isFree)) {
      const lacks = missing(value, found[place], path, explained)
      if (lacks.length < best.lacks.length) best = { place, lacks }
    }
    taken.add(best.place)
    return best.lacks
  })
}

/** Assigns as many entries as possible to permitted places, with at most one entry per place. */
function partnersOf(wanted: readonly (readonly number[])[]): (number | undefined)[] {
  const holders = new Map<number, number>()
  const settle = (entry: number, asked: Set<number>): boolean =>
    (wanted[entry] ?? []).some(place => {
      if (asked.has(place)) return false
      asked.add(place)
      const holder = holders.get(place)
      if (holder !== undefined && !settle(holder, asked)) return false
      holders.set(place, entry)
      return true
    })
  for (const entry of wanted.keys()) settle(entry, new Set())
  const partners = new Map([...holders].map(([place, entry]) => [entry, place]))
  return wanted.map((_, entry) => partners.get(entry))
}

/**
 * Returns a function that finds the entries that share a text or number with a value. The function returns their
 * indexes, beginning with the entries that share the rarest text or number.
 */
function entriesByValue(entries: readonly unknown[]): (value: unknown) => readonly number[] {
  const places = new Map<string, number[]>()
  for (const [place, entry] of entries.entries())
    for (const leaf of new Set(leaves(entry))) {
      const there = places.get(leaf)
      if (there === undefined) places.set(leaf, [place])
      else there.push(place)
    }
  return value => {
    const lists = leaves(value).map(leaf => places.get(leaf) ?? [])
    return [...new Set(lists.sort((a, b) => a.length - b.length).flat())]
  }
}

function leaves(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [plain(value).toLowerCase()]
  const known = knownLeaves.get(value)
  if (known !== undefined) return known
  const found = Object.values(value).flatMap(leaves)
  knownLeaves.set(value, found)
  return found
}

/** A cache of the results of {@link leaves}, because each entry is compared with many others. */
const knownLeaves = new WeakMap<object, readonly string[]>()

const never: Explained = () => false

/**
 * Returns a value as text on one line, as most formats write it. Numbers and identifiers in different spellings are
 * equal.
 */
function plain(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return value === undefined ? '' : JSON.stringify(value)
  const known = plainTexts.get(value)
  if (known !== undefined) return known
  const text = plainText(String(value))
  if (plainTexts.size > 10_000) plainTexts.clear()
  plainTexts.set(value, text)
  return text
}

const plainTexts = new Map<string | number, string>()

function plainText(value: string): string {
  const text = value
    .normalize('NFC')
    .replace(/<br\s*\/>/gi, '<br>')
    .replace(/\s+/g, ' ')
    .trim()
  if (/^[-+\d. ]+$/.test(text) && Number.isFinite(Number(text))) return String(Number(text))
  const bare = text.replace(/^(?:doi:|https?:\/\/(?:(?:dx\.)?doi|orcid|ror)\.org\/)(?=[\d]|0)/i, '')
  if (/^(?:\d{4}-){3}\d{3}[\dX]\/$/.test(bare)) return bare.slice(0, -1)
  if (/^ark:\//i.test(bare)) return `ark:${bare.slice(5)}`
  return /^97[89]-[-\d]{8,14}$/.test(bare) ? bare.replaceAll('-', '') : bare
}
