import { distance } from '../../../core/distance.ts'

/**
 * True if a text shows a sign of a record: a DOI, a namespace of DataCite's, the name of a property that other software rarely has, or a
 * name that is one slip away from these. Names that other software has, too (`version`, `types`, `title`), are no sign.
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

/** The letters of bytes in any encoding: names and DOIs are ASCII in each. */
export const lettersOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes).replaceAll('\0', '')

/** True if a file is the manifest of a package, which names people and versions as records do. */
export const isManifest = (name: string): boolean => /(?:^|\/)package\.json$/.test(name)

const doiOrNamespace = /datacite\.org\/schema|(?<![\d.])10\.\d{4,9}(?:\.\d+)*\/[^\s"'<>]/i

/** Names of members in JSON and YAML, and of elements in XML. */
const names = /(?:^|[\s{,[])["']?([A-Za-z_]{3,40})["']?\s*:|<\/?(?:[\w.-]{1,40}:)?([A-Za-z_]{3,40})[\s/>]/gm

const rootElement = /^\s*(?:<[?!][^>]*>\s*)*<(?:[\w.-]{1,40}:)?([A-Za-z_]{3,40})[\s/>]/

/** Names of properties that tell a record, in small letters. */
const telling = [
  ...['doi', 'titles', 'creators', 'publisher', 'publicationyear', 'subjects', 'descriptions', 'rightslist'],
  ...['resourcetypegeneral', 'relatedidentifiers', 'relateditems', 'alternateidentifiers', 'fundingreferences'],
  ...['geolocations', 'nameidentifiers', 'contributortype', 'relationtype', 'relatedidentifiertype', 'datacite'],
  ...['publication_year', 'creators_str', 'title_with_version', 'previous_version', 'new_version', 'creatorname'],
]

/** Names one slip away from the former that are words of their own, and mean something else in other software. */
const usual = new Set([
  ...['title', 'titled', 'tiles', 'creator', 'published', 'publishes', 'publishers', 'subject', 'description'],
  ...['relateditem', 'geolocation', 'do', 'dot', 'dow', 'dai', 'roi', 'poi', 'koi', 'doc', 'dos', 'dog'],
])

const isSign = (name: string): boolean =>
  telling.includes(name) ||
  (!usual.has(name) && (slippedEnvelope.has(name) || telling.some(known => known.length > 5 && isOneSlip(name, known))))

/** The envelope of an answer of the REST API, misspelt: `data` itself is everybody's. */
const slippedEnvelope = new Set(['datas', 'dataa', 'daata', 'dtaa', 'adta', 'attribtues', 'atributes', 'attributs'])

/** True if one letter too many, too few, wrong or in its neighbour's place makes one name of another. */
function isOneSlip(name: string, known: string): boolean {
  if (Math.abs(name.length - known.length) > 1) return false
  if (distance(name, known) === 1) return true
  if (name.length !== known.length) return false
  const at = [...name].findIndex((letter, index) => letter !== known[index])
  const swapped = `${name.slice(0, at)}${name[at + 1] ?? ''}${name[at] ?? ''}${name.slice(at + 2)}`
  return swapped === known
}
