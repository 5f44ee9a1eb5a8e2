import type { Diagnostic } from '../../core/diagnostic.ts'
import { toPointer } from '../../core/pointer.ts'
import { readDatacite } from '../../datacite/read/datacite-readers.ts'
import { countingXml, type EmbeddedXml } from '../../datacite/read/embedded-xml.ts'
import type { SourceRecord } from '../../datacite/read/read-document.ts'
import type { RecordReport } from '../report.ts'
import type { Settings } from '../settings.ts'
import { findingsBesideXml, outcomeOf } from './beside-xml.ts'
import { checkDocument } from './check-document.ts'

/**
 * The report on a record that carries its metadata as XML: what is wrong with the XML, with positions inside it and pointers to the
 * attribute that holds it, and with what is given beside it. Undefined where a record carries none.
 */
export function checkEmbedded(
  source: SourceRecord,
  report: RecordReport,
  settings: Settings,
): RecordReport | undefined {
  const xml = countingXml(source)
  if (xml?.text === undefined) return undefined
  const pointer = toPointer([...source.base, ...xml.path])
  const { documents, diagnostics: unread, positions } = readDatacite(xml.text, 'datacite-xml', false)
  const found: Diagnostic[] = []
  let { kernel } = report
  for (const document of documents)
    for (const inner of checkDocument(document, { ...settings, via: settings.via ?? 'xml' }, positions)) {
      kernel = inner.kernel
      found.push(...inner.diagnostics.filter(diagnostic => !isReplaced(diagnostic, xml)))
    }
  const own = findingsBesideXml(source, report)
  const diagnostics = [
    ...own,
    ...[...unread, ...found].map(diagnostic => ({ ...diagnostic, pointer, path: diagnostic.path ?? '/resource' })),
  ]
  // A fix is for the document that holds the XML, which it does not lead into; `fixText` makes those of the XML by itself.
  for (const diagnostic of diagnostics) if (diagnostic.pointer === pointer) delete diagnostic.fix
  return { ...report, kernel, outcome: outcomeOf(diagnostics), diagnostics }
}

/** Whether a finding is about a part of the XML that an attribute takes the place of. */
const isReplaced = ({ path = '' }: Diagnostic, { beside }: EmbeddedXml): boolean => {
  const element = path.split('/')[2]?.replace(/\[.*$/, '') ?? ''
  return beside.has(element) || (element === 'resourceType' && beside.has('types'))
}
