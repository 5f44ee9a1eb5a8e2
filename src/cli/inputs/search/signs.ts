import { distance } from '../../../core/distance.ts'

/**
 * True if a text shows a sign of a record, such as a DOI or a property name that is rare in other software.
 *
 * Other signs are a DataCite namespace, the root element `resource`, and a misspelling of such a name. Names common in
 * other software (`version`, `types`, `title`) do not count.
 */
export function hasSign(text: string): boolean {
  if (doiOrNamespace.test(text)) return true
  const seen = new Set<string>()
  for (const [, inData, inXml] of text.matchAll(names)) {
    const name = (inData ?? inXml ?? '').toLowerCase()
    if (seen.has(name)) continue
    seen.add(name)
    if (isSign(name)) return true
  }
  const [, root = ''] = rootElement.exec(text) ?? []
  return root !== 'resources' && (root.toLowerCase() === 'resource' || distance(root.toLowerCase(), 'resource') === 1)
}

/** Decodes bytes of any encoding far enough to find names and DOIs, which are ASCII. */
export const lettersOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes).replaceAll('\0', '')

/** True if a file is a package manifest, which contains people and versions as records do. */
export const isManifest = (name: string): boolean => /(?:^|\/)package\.json$/.test(name)

const doiOrNamespace = /datacite\.org\/schema|(?<![\d.])10\.\d{4,9}(?:\.\d+)*\/[^\s"'<>]/i

/** Matches member names in JSON and YAML, and element names in XML. */
const names = /(?:^|[\s{,[])["']?([A-Za-z_]{3,40})["']?\s*:|<\/?(?:[\w.-]{1,40}:)?([A-Za-z_]{3,40})[\s/>]/gm

const rootElement = /^\s*(?:<[?!][^>]*>\s*)*<(?:[\w.-]{1,40}:)?([A-Za-z_]{3,40})[\s/>]/

/** The names of properties that identify a record, in lower case. */
const telling = [
  ...['doi', 'titles', 'creators', 'publisher', 'publicationyear', 'subjects', 'descriptions', 'rightslist'],
  ...['resourcetypegeneral', 'relatedidentifiers', 'relateditems', 'alternateidentifiers', 'fundingreferences'],
  ...['geolocations', 'nameidentifiers', 'contributortype', 'relationtype', 'relatedidentifiertype', 'datacite'],
  ...['publication_year', 'creators_str', 'title_with_version', 'previous_version', 'new_version', 'creatorname'],
]

/** Words that are one typo away from a property name, but common outside records. */
const usual = new Set([
  ...['title', 'titled', 'tiles', 'creator', 'published', 'publishes', 'publishers', 'subject', 'description'],
  ...['relateditem', 'geolocation'],
])

const isSign = (name: string): boolean =>
  telling.includes(name) ||
  (!usual.has(name) && (slippedEnvelope.has(name) || telling.some(known => known.length > 5 && isOneSlip(name, known))))

/**
 * Misspellings of `data` and `attributes`, the envelope of a REST API response.
 *
 * `data` itself is too common in other software.
 */
const slippedEnvelope = new Set(['datas', 'dataa', 'daata', 'dtaa', 'adta', 'attribtues', 'atributes', 'attributs'])

/**
 * True if two names differ only by one inserted, missing or wrong letter, or by two adjacent letters that are swapped.
 */
function isOneSlip(name: string, known: string): boolean {
  if (Math.abs(name.length - known.length) > 1) return false
  if (distance(name, known) === 1) return true
  if (name.length !== known.length) return false
  const at = [...name].findIndex((letter, index) => letter !== known[index])
  const swapped = `${name.slice(0, at)}${name[at + 1] ?? ''}${name[at] ?? ''}${name.slice(at + 2)}`
  return swapped === known
}
