import type { Diagnostic } from '../../core/diagnostic.ts'
import { toPointer } from '../../core/pointer.ts'
import { messagesOf, sayingBefore } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import { inputFinding } from '../../text/input-finding.ts'
import { readDatacite } from './datacite-readers.ts'
import { countingXml } from './embedded-xml.ts'
import type { SourceDocument, SourceRecord } from './read-document.ts'

const say = messagesOf('carried-record', { unreadable: 'The XML embedded in the record cannot be read.' })

/**
 * Reads the XML embedded in REST JSON and returns a record in which attributes of the JSON take precedence over the
 * XML. Returns undefined if there is no readable XML, or if the XML is only a copy of the attributes.
 */
export const carriedRecord = (source: SourceRecord<string>): Datacite | undefined => carriedBy(source)?.record

/**
 * Yields documents whose records include the content of their embedded XML.
 *
 * The JSON attributes take precedence over the XML. Findings about unreadable XML are added to `diagnostics`, with a
 * pointer to the `xml` attribute.
 */
export function* withCarriedRecords<Id extends string>(
  documents: Iterable<SourceDocument<Id>>,
  diagnostics: Diagnostic[],
): Generator<SourceDocument<Id>> {
  for (const document of documents)
    yield document.syntax === 'xml'
      ? document
      : { ...document, records: document.records.map(source => withCarried(source, diagnostics)) }
}

function withCarried<Id extends string>(source: SourceRecord<Id>, diagnostics: Diagnostic[]): SourceRecord<Id> {
  const carried = carriedBy(source)
  if (carried === undefined) return source
  diagnostics.push(...carried.diagnostics)
  if (carried.record === undefined) return source
  const { extras } = source.record
  const members = Object.fromEntries(
    Object.entries(extras?.members ?? {}).filter(([pointer]) => !/^(?:\/data)?(?:\/attributes)?\/xml$/.test(pointer)),
  )
  const hasMore = extras !== undefined && Object.keys(members).length > 0
  return {
    ...source,
    record: { ...carried.record, ...(hasMore && { extras: { ...extras, members } }) },
    isCarried: true,
    // Members that are not beside the XML come from the XML.
    origin: path => (carried.isBeside(String(path[0])) ? source.origin(path) : carried.path),
  }
}

function carriedBy(source: SourceRecord<string>) {
  const xml = countingXml(source)
  if (xml?.text === undefined) return undefined
  const { documents, diagnostics: faults } = readDatacite(xml.text, 'datacite-xml', false)
  const inner = [...documents][0]?.records[0]?.record
  const pointer = toPointer([...source.base, ...xml.path])
  const diagnostics = faults.map(fault => ({
    ...inputFinding(fault.rule, fault.message, pointer),
    ...sayingBefore(say('unreadable'), fault),
  }))
  const { extras: _, schemaVersion, ...own } = source.record
  const beside = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined))
  const isBeside = (name: string): boolean => name === 'extras' || Object.hasOwn(beside, name)
  if (inner === undefined) return { record: undefined, diagnostics, path: xml.path, isBeside }
  const { extras, ...read } = inner
  return { record: { ...read, ...beside } as Datacite, diagnostics, path: xml.path, isBeside }
}
