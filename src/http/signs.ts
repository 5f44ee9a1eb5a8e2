import { licenceNamed } from '../formats/licences.ts'
import { resourceTypeNames } from '../formats/resource-types.ts'
import { formatOrcid, formatRor, parseOrcid, parseRor } from '../identifiers/index.ts'
import { isObject, listOf } from '../model/view.ts'
import { webAddress } from './links.ts'
import { type Part, partOfJson } from './part-of-json.ts'

/** What a resource says that links can say; all of it addresses that a header can hold, paths apart. */
export interface Signs {
  /** Address of its DOI; none where it has none. */
  doiUrl: string | undefined
  /** Whether its metadata are kept here. */
  hasMetadata: boolean
  /** Class of https://schema.org. */
  type: string | undefined
  licences: readonly string[]
  /** ORCID iDs and ROR IDs of its creators as addresses, in their order. */
  authors: readonly string[]
  /** Data paths that it covers, without slashes at their start. */
  paths: readonly string[]
}

/** Reads a resource's compact JSON for what its links say; only the few parts that say it, because every answer has them. */
export function signsOf(json: string): Signs {
  const doiUrl = webAddress(textOf(partOfJson(json, 'doi_url')))
  const paths = listOf(parsed(partOfJson(json, 'paths'))).filter(path => typeof path === 'string')
  const start = json.indexOf(',"datacite":{')
  const type =
    start < 0
      ? undefined
      : typeOf(textOf(partOfJson(partOfJson(json, 'types', start)?.text ?? '', 'resourceTypeGeneral')))
  return {
    hasMetadata: start >= 0,
    doiUrl,
    type,
    licences: start < 0 ? [] : unique(listOf(parsed(partOfJson(json, 'rightsList', start))).map(licenceOf)),
    authors: start < 0 || !json.includes(label, start) ? [] : unique(identifiersIn(creatorsIn(json, start))),
    paths: paths.map(path => path.replace(/^\/+/, '')).filter(path => path !== ''),
  }
}

/** A string, which mostly has nothing to be decoded. */
function textOf(part: Part | undefined): unknown {
  const isPlain = part?.text.startsWith('"') && !part.text.includes('\\')
  return isPlain ? part?.text.slice(1, -1) : parsed(part)
}

const parsed = (part: Part | undefined): unknown => part && JSON.parse(part.text)

/** The creators as JSON. Related items have creators too: where these come first, all is read. */
function creatorsIn(json: string, start: number): string {
  const part = partOfJson(json, 'creators', start)
  if (part === undefined || !json.slice(start, part.start).includes('"relatedItems":')) return part?.text ?? ''
  const whole: unknown = JSON.parse(json)
  const datacite = isObject(whole) ? whole.datacite : undefined
  return JSON.stringify(isObject(datacite) ? (datacite.creators ?? []) : [])
}

/** The identifiers of names in JSON that are ORCID iDs or ROR IDs. */
function identifiersIn(json: string): (string | undefined)[] {
  const found: (string | undefined)[] = []
  for (let at = json.indexOf(label); at >= 0 && found.length < mostAuthors; at = json.indexOf(label, at)) {
    at += label.length
    found.push(identifierAddress(json.slice(at, json.indexOf('"', at))))
  }
  return found
}

const label = '"nameIdentifier":"'
const mostAuthors = 10_000

function identifierAddress(text: string): string | undefined {
  if (isAddress.test(text)) return text
  const orcid = parseOrcid(text)
  if (orcid !== undefined) return formatOrcid(orcid)
  const ror = parseRor(text)
  return ror && formatRor(ror)
}

const isAddress = /^https:\/\/(?:orcid\.org\/(?:\d{4}-){3}\d{3}[\dX]|ror\.org\/0[a-z\d]{6}\d\d)$/

const typeOf = (general: unknown): string | undefined =>
  typeof general === 'string' ? `https://schema.org/${resourceTypeNames(general).schemaOrg}` : undefined

function licenceOf(rights: unknown): string | undefined {
  if (!isObject(rights)) return undefined
  const { rightsURI, rightsIdentifier } = rights
  return webAddress(rightsURI) ?? (typeof rightsIdentifier === 'string' ? spdxAddress(rightsIdentifier) : undefined)
}

function spdxAddress(identifier: string): string | undefined {
  const known = licenceNamed(identifier)
  return known && `https://spdx.org/licenses/${known.id}`
}

function unique(texts: readonly (string | undefined)[]): string[] {
  const known = texts.filter(text => text !== undefined)
  return known.length < 2 ? known : [...new Set(known)]
}
