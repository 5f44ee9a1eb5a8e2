import type { Diagnostic } from '../../core/diagnostic.ts'
import { remembered } from '../../core/lazily.ts'
import { sampleText } from '../../datacite/read/text-sample.ts'
import type { Datacite } from '../../model/datacite.ts'
import {
  collapse,
  elementsOf,
  placesOfElements,
  readXml,
  textOf,
  type XmlElement,
  type XmlText,
} from '../../text/xml/read.ts'
import { xmlNamespace, xsiNamespace } from '../../text/xml/tree.ts'
import { type Block, element, xmlDocument } from '../../text/xml/write.ts'
import { xmlParts } from '../document-parts.ts'
import type { OtherFormat, ReadResult, WriteOptions, WriteResult } from '../format.ts'
import { dublinCoreRow } from '../table.ts'
import { type Account, writeEach } from '../work/index.ts'
import { isDublinCoreXml } from './detect.ts'
import { sayDublinCore } from './messages.ts'
import { recordOfStatements } from './read-terms.ts'
import { containerNamespace, dublinCore, elementsNamespace, isTerm, type Statement, termsNamespace } from './terms.ts'
import { describeInDublinCore } from './write-terms.ts'

/**
 * Dublin Core in XML, as returned by OAI-PMH (oai_dc). Reads every description in a document, inside any envelope such
 * as an OAI-PMH response or a list.
 *
 * Several records are written inside one element `records` without a namespace. An OAI-PMH response would need a date
 * and a request, which no record has.
 */
export const dublinCoreXml: OtherFormat<'dublin-core', 'detect' | 'read' | 'write' | 'writeAll'> = {
  ...dublinCoreRow,
  detect: (text, sample = sampleText(text)) => isDublinCoreXml(sample),
  read,
  places: text => placesOfElements(text, descriptionsIn),
  write: (record, options) => writeRecords([record], options),
  writeAll: writeRecords,
  parts: xmlParts(
    inner => element('records', {}, [inner]),
    1,
    (record, options) => writeEach([record], dublinCore, options, descriptionBlock),
  ),
}

function read(text: string): ReadResult {
  const xml = readXml(text)
  if (!xml.ok) return xml
  const diagnostics: Diagnostic[] = []
  const records = descriptionsIn(xml.root).map(description => readDescription(description, xml, diagnostics))
  if (records.length > 0) return { ok: true, records, diagnostics }
  const message = sayDublinCore('noDescription', { root: xml.root.name, namespace: elementsNamespace })
  return { ok: false, diagnostics: [xml.error(xml.root, 'schema/unrecognised', message)] }
}

/**
 * Returns the elements that contain a description: those with a Dublin Core child element, and the OAI-PMH container
 * itself.
 */
function descriptionsIn(root: XmlElement): XmlElement[] {
  const inner = elementsOf(root)
  if (root.uri === containerNamespace || inner.some(({ uri, local }) => uri === elementsNamespace && isTerm(local)))
    return [root]
  return inner.flatMap(descriptionsIn)
}

function readDescription(description: XmlElement, xml: XmlText, diagnostics: Diagnostic[]): Datacite {
  const statements: Statement[] = []
  const others = new Map<string, string[]>()
  for (const part of elementsOf(description)) {
    const text = collapse(textOf(part))
    if (text === '') continue
    const { local, uri, name } = part
    if (isTerm(local) && (uri === elementsNamespace || uri === termsNamespace))
      statements.push({ term: local, text, ...langOfElement(part) })
    else {
      remembered(others, name, (): string[] => []).push(text)
      diagnostics.push(xml.warning(part, sayDublinCore('unknownElement', { element: name }), 'unknown-key'))
    }
  }
  return recordOfStatements(statements, others)
}

function langOfElement({ attributes }: XmlElement): { lang?: string } {
  const lang = attributes.find(({ uri, local }) => uri === xmlNamespace && local === 'lang')?.value
  return lang === undefined || lang === '' ? {} : { lang }
}

function writeRecords(records: readonly Datacite[], options?: WriteOptions): WriteResult {
  const { written: blocks, losses } = writeEach(records, dublinCore, options, descriptionBlock)
  const [only] = blocks
  const root = only !== undefined && blocks.length === 1 ? only : element('records', {}, blocks)
  return { text: xmlDocument(root, options?.pretty), losses }
}

const holds = { lang: true, others: false }

const descriptionBlock = (record: Datacite, account: Account): Block =>
  blockOf(describeInDublinCore(record, holds, account).statements)

const blockOf = (statements: readonly Statement[]): Block =>
  element(
    'oai_dc:dc',
    {
      'xmlns:oai_dc': containerNamespace,
      'xmlns:dc': elementsNamespace,
      'xmlns:xsi': xsiNamespace,
      'xsi:schemaLocation': `${containerNamespace} http://www.openarchives.org/OAI/2.0/oai_dc.xsd`,
    },
    statements.map(({ term, text, lang }) => element(`dc:${term}`, { 'xml:lang': lang }, text)),
  )
