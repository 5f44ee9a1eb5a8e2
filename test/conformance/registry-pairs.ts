import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { parseAllDocuments } from 'yaml'
import { isObject, type Members } from '../../src/core/object.ts'
import { readDataciteSource } from '../../src/datacite/read/read-source.ts'
import { registered } from '../../src/registry/index.ts'
import { sharedFolder } from './cases.ts'
import { countPredicted, noPredictions, type Predictions } from './predictions.ts'

/** The accuracy of predictions for the registry's responses, by origin of the attributes. */
export interface ReplayedPairs {
  sent: Predictions
  /**
   * The accuracy for records sent before the registry stored attributes. The registry derived the attributes of these
   * records from their XML in December 2018.
   */
  converted: Predictions
  /**
   * The accuracy for records sent as JSON or in a format other than DataCite's. The registry wrote the XML of these
   * records, and the replay reads that XML as if it had been sent.
   */
  written: Predictions
}

/**
 * Replays every record that the registry returned with its XML.
 *
 * The records are in the corpus and in the folders listed in CITABLE_REGISTRY_PAIRS, separated by colons. Predicts each
 * record as of the time at which the registry last saved the record or, for some early records, converted its XML.
 *
 * The registry's repositories have such folders of recorded responses.
 */
export function replayPairs(folders = process.env.CITABLE_REGISTRY_PAIRS): ReplayedPairs {
  const pairs: ReplayedPairs = { sent: noPredictions(), converted: noPredictions(), written: noPredictions() }
  const seen = new Set<string>()
  const corpus = fileURLToPath(new URL('corpus/rest/', sharedFolder))
  for (const folder of [corpus, ...(folders?.split(':') ?? [])])
    for (const attributes of storedIn(folder)) {
      const key = `${attributes.doi} ${attributes.updated}`
      if (seen.has(key)) continue
      seen.add(key)
      replay(onProduction(attributes), pairs)
    }
  return pairs
}

/**
 * Returns the origin of a record's attributes. Records sent since July 2018 have a source; converted records have none.
 */
const originOf = ({ source }: Members, xml: string): keyof ReplayedPairs => {
  if (registryRoot.test(xml)) return 'written'
  return typeof source === 'string' ? 'sent' : 'converted'
}

/** Matches the start of a root element written by the registry. */
const registryRoot =
  /XMLSchema-instance" xmlns="http:\/\/datacite.org\/schema\/(kernel-[34])" xsi:schemaLocation="http:\/\/datacite.org\/schema\/\1 http:\/\/schema.datacite.org\/meta\/\1\/metadata.xsd">/

/**
 * Returns a record as the production system would have returned it. The test system writes DOIs as URLs of its own
 * resolver.
 */
const onProduction = (attributes: Members): Members =>
  JSON.parse(JSON.stringify(attributes).replaceAll('https://handle.test.datacite.org/', 'https://doi.org/')) as Members

function replay(attributes: Members, pairs: ReplayedPairs): void {
  const carried = { type: 'dois', attributes: { event: 'publish', doi: attributes.doi, xml: attributes.xml } }
  const [source] = [...readDataciteSource(JSON.stringify(carried), 'datacite-rest-put').documents][0]?.records ?? []
  const xml = source?.xml?.text
  if (xml === undefined) return
  const record = [...readDataciteSource(xml, 'datacite-xml').documents][0]?.records[0]?.record
  if (record === undefined) return
  const origin = originOf(attributes, xml)
  const saved = typeof attributes.updated === 'string' ? attributes.updated : new Date()
  // Before June 2020, later updates of converted records did not convert the attributes again.
  const asOf = origin === 'converted' && saved < '2020-06-02' ? '2018-12-14' : saved
  // The URL was sent with the XML, which does not contain it.
  const sent = typeof attributes.url === 'string' ? { ...record, url: attributes.url } : record
  const predicted = registered(sent, { via: 'xml', asOf }).attributes
  countPredicted(pairs[origin], { given: record, predicted, stored: attributes })
}

/**
 * Yields the attributes of all records with XML in a folder. The JSON files are responses of the REST API, and the YAML
 * files contain recorded responses.
 */
function* storedIn(folder: string): Generator<Members> {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(folder, name)
    if (!/\.(?:json|ya?ml)$/.test(name) || !statSync(path).isFile()) continue
    const text = readFileSync(path, 'utf8')
    yield* recordsIn(name.endsWith('.json') ? text : textsIn(text))
  }
}

function textsIn(yaml: string): string[] {
  const texts: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value === 'string') texts.push(bodyIn(value))
    else if (Array.isArray(value)) value.forEach(walk)
    else if (isObject(value)) Object.values(value).forEach(walk)
  }
  for (const document of parseAllDocuments(yaml)) walk('toJS' in document ? document.toJS() : undefined)
  return texts
}

/** Decodes a recorded body, which may be in base64 and compressed. Returns an empty text if that fails. */
function bodyIn(text: string): string {
  if (!/^(?:H4sI|eyJ)/.test(text)) return text
  const bytes = Buffer.from(text, 'base64')
  try {
    return (bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString()
  } catch {
    return ''
  }
}

function* recordsIn(texts: string | readonly string[]): Generator<Members> {
  for (const text of [texts].flat()) {
    if (!text.includes('"xml"')) continue
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      continue
    }
    const data = isObject(value) && value.data !== undefined ? value.data : value
    for (const one of [data].flat())
      if (isObject(one) && isObject(one.attributes) && isAnswer(one.attributes)) yield one.attributes
  }
}

/**
 * True if attributes are from a current response with XML. Responses from before December 2018 have other members; for
 * example, they have no list of identifiers.
 */
const isAnswer = ({ xml, identifiers }: Members): boolean => typeof xml === 'string' && Array.isArray(identifiers)
