import { parseDoi } from '../../../identifiers/schemes/doi.ts'
import type { Question } from '../../../request/question.ts'
import { elementsOf, readXml, textOf, type XmlElement } from '../../../text/xml/read.ts'
import { serialise } from '../../../text/xml/serialise.ts'
import { givenIn } from '../given.ts'
import { type OnlineSource, SourceError, type SourcePage } from './source.ts'

/** The metadata formats in order of preference: first those with all of DataCite's metadata, last `oai_dc`. */
const preferred = ['datacite', 'datacite4', 'oai_datacite', 'oai_datacite4', 'oai_datacite3', 'oai_dc']

/** A function that sends a request, with the timeout and retries that the run's settings define. */
type AskPage = <T>(question: Question<T>) => Promise<T>

/**
 * Creates the source of an OAI-PMH 2.0 repository (https://www.openarchives.org/OAI/openarchivesprotocol.html), in the
 * best format that it offers.
 */
export function oaiSource(address: string, ask: AskPage): OnlineSource {
  const base = new URL(address)
  base.search = ''
  base.hash = ''
  const set = new URL(address).searchParams.get('set')
  const asked = (parameters: Readonly<Record<string, string>>): string =>
    `${base.href}?${new URLSearchParams(parameters)}`
  const answer = <T>(url: string, read: (root: XmlElement) => T): Question<T> => ({
    url,
    types: ['text/xml', 'application/xml'],
    read(text) {
      const xml = readXml(text)
      if (!('root' in xml)) return { ok: false, reason: 'It is not well-formed XML.' }
      if (xml.root.local !== 'OAI-PMH')
        return { ok: false, reason: `Its root element is <${xml.root.name}>, not <OAI-PMH>.` }
      return { ok: true, value: read(xml.root) }
    },
  })
  return {
    name: set === null ? base.href : `${base.href} ${set}`,
    isIncremental: true,
    async first(since) {
      const formats = await ask(
        answer(asked({ verb: 'ListMetadataFormats' }), root =>
          childrenOf(child(root, 'ListMetadataFormats'), 'metadataFormat').map(one => textIn(one, 'metadataPrefix')),
        ),
      )
      const prefix = preferred.find(name => formats.includes(name))
      if (prefix === undefined)
        throw new SourceError(`The repository ${base.href} has no metadata format of ${preferred.join(', ')}.`)
      const days = await ask(
        answer(asked({ verb: 'Identify' }), root => !/T/.test(textIn(child(root, 'Identify'), 'granularity'))),
      )
      const from = since === undefined ? {} : { from: days ? since.slice(0, 10) : since.replace(/\.\d+Z$/, 'Z') }
      return asked({ verb: 'ListRecords', metadataPrefix: prefix, ...(set !== null && { set }), ...from })
    },
    page: at => answer(at, root => pageOf(root, token => asked({ verb: 'ListRecords', resumptionToken: token }))),
  }
}

function pageOf(root: XmlElement, at: (token: string) => string): SourcePage {
  const error = child(root, 'error')
  const code = error?.attributes.find(({ name }) => name === 'code')?.value
  const time = textIn(root, 'responseDate')
  const page: SourcePage = {
    records: [],
    deleted: [],
    faults: [],
    next: undefined,
    list: 'records',
    count: undefined,
    time,
  }
  if (code === 'noRecordsMatch') return page
  if (error !== undefined) throw new OaiError(code ?? '', textOf(error).trim())
  const list = child(root, 'ListRecords')
  if (list === undefined) throw new SourceError('The response contains neither records nor an error.')
  for (const record of childrenOf(list, 'record')) take(record, page)
  const token = child(list, 'resumptionToken')
  const size = Number(token?.attributes.find(({ name }) => name === 'completeListSize')?.value ?? Number.NaN)
  const text = token === undefined ? '' : textOf(token).trim()
  return { ...page, count: Number.isSafeInteger(size) ? size : undefined, next: text === '' ? undefined : at(text) }
}

/** Adds the content of a record to a page: its metadata, its deletion, or a fault. */
function take(record: XmlElement, page: SourcePage): void {
  const header = child(record, 'header')
  const identifier = header === undefined ? '' : textIn(header, 'identifier')
  if (header?.attributes.some(({ name, value }) => name === 'status' && value === 'deleted')) {
    page.deleted.push(
      parseDoi(/10\.\d{4,9}(?:\.\d+)*\/\S+$/.exec(identifier)?.[0] ?? '') ?? identifier.replace(/^.*:/s, ''),
    )
    return
  }
  const metadata = metadataIn(child(record, 'metadata'))
  if (metadata === undefined) page.faults.push(`The record ${identifier.slice(0, 200)} has no readable metadata.`)
  else
    for (const given of givenIn(new TextEncoder().encode(serialise(metadata))))
      if ('value' in given) page.records.push(given.value)
      else page.faults.push(`The record ${identifier.slice(0, 200)} cannot be read: ${given.fault}`)
}

/** An error that an OAI-PMH repository reports. */
export class OaiError extends SourceError {
  readonly code: string

  constructor(code: string, text: string) {
    super(`The repository reports ${code}: ${text.slice(0, 300)}`)
    this.code = code
  }
}

/**
 * Returns the record in a metadata element, or the record in the payload of `oai_datacite`; undefined if there is no
 * record.
 */
function metadataIn(metadata: XmlElement | undefined): XmlElement | undefined {
  let [element] = metadata === undefined ? [] : elementsOf(metadata)
  if (element?.local === 'oai_datacite') {
    const payload = child(element, 'payload')
    ;[element] = payload === undefined ? [] : elementsOf(payload)
  }
  return element
}

const childrenOf = (element: XmlElement | undefined, local: string): XmlElement[] =>
  element === undefined ? [] : elementsOf(element).filter(one => one.local === local)

const child = (element: XmlElement, local: string): XmlElement | undefined => childrenOf(element, local)[0]

function textIn(element: XmlElement | undefined, local: string): string {
  const [found] = childrenOf(element, local)
  return found === undefined ? '' : textOf(found).trim()
}
