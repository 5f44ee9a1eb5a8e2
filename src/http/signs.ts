import { licenceNamed } from '../formats/licences.ts'
import { resourceTypeNames } from '../formats/resource-types.ts'
import { formatOrcid, formatRor, parseOrcid, parseRor } from '../identifiers/index.ts'
import { isObject, listOf } from '../model/view.ts'
import { webAddress } from './links.ts'
import { partOfJson } from './part-of-json.ts'

/** What a resource says that links can say; all of it addresses that a header can hold, paths apart. */
export interface Signs {
  /** Address of its DOI; none where it has none. */
  doiUrl?: string
  /** Class of https://schema.org. */
  type?: string
  licences: readonly string[]
  /** ORCID iDs and ROR IDs of its creators as addresses, in their order. */
  authors: readonly string[]
  /** Data paths that it covers. */
  paths: readonly string[]
}

/** Reads a resource's compact JSON for what its links say; only the few parts that say it, because every answer has them. */
export function signsOf(json: string): Signs {
  const doiUrl = webAddress(partOfJson(json, 'doi_url')?.value)
  const type = typeOf(metadata(json, 'types'))
  const paths = listOf(partOfJson(json, 'paths')?.value).flatMap(path =>
    typeof path === 'string' ? path.replace(/^\/+/, '') : [],
  )
  return {
    ...(doiUrl !== undefined && { doiUrl }),
    ...(type !== undefined && { type }),
    licences: unique(listOf(metadata(json, 'rightsList')).map(licenceOf)),
    authors: unique(listOf(metadata(json, 'creators')).flatMap(identifiersOf)),
    paths: paths.filter(path => path !== ''),
  }
}

/** A member of the metadata. What related items are made of has members of the same names: where these come first, all is read. */
function metadata(json: string, name: string): unknown {
  const start = json.indexOf(',"datacite":{')
  if (start < 0) return undefined
  const part = partOfJson(json, name, start)
  const related = part === undefined ? -1 : json.indexOf('"relatedItems":', start)
  if (part === undefined || related < 0 || part.start < related) return part?.value
  const whole: unknown = JSON.parse(json)
  const datacite = isObject(whole) ? whole.datacite : undefined
  return isObject(datacite) ? datacite[name] : undefined
}

function typeOf(types: unknown): string | undefined {
  const general = isObject(types) ? types.resourceTypeGeneral : undefined
  return typeof general === 'string' ? `https://schema.org/${resourceTypeNames(general).schemaOrg}` : undefined
}

function licenceOf(rights: unknown): string | undefined {
  if (!isObject(rights)) return undefined
  const { rightsURI, rightsIdentifier } = rights
  const known = typeof rightsIdentifier === 'string' ? licenceNamed(rightsIdentifier) : undefined
  return webAddress(rightsURI) ?? (known && `https://spdx.org/licenses/${known.id}`)
}

function identifiersOf(creator: unknown): (string | undefined)[] {
  return listOf(isObject(creator) ? creator.nameIdentifiers : undefined).map(entry => {
    const text = isObject(entry) ? entry.nameIdentifier : undefined
    if (typeof text !== 'string') return undefined
    const orcid = parseOrcid(text)
    if (orcid !== undefined) return formatOrcid(orcid)
    const ror = parseRor(text)
    return ror && formatRor(ror)
  })
}

const unique = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(texts.filter(text => text !== undefined)),
]
