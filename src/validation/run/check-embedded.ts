import type { Diagnostic } from '../../core/diagnostic.ts'
import { toPointer } from '../../core/pointer.ts'
import { readDatacite } from '../../datacite/read/datacite-readers.ts'
import { countingXml, type EmbeddedXml } from '../../datacite/read/embedded-xml.ts'
import type { SourceDocument } from '../../datacite/read/read-document.ts'
import { messagesOf } from '../../messages/message.ts'
import { type CarriedFormat, type CarriedReader, carriedFormat, isBeyond } from '../../registry/carried-format.ts'
import { inputWarning } from '../../text/input-finding.ts'
import type { RecordReport } from '../report.ts'
import type { Settings } from '../settings.ts'
import { findingsBesideXml, outcomeOf } from './beside-xml.ts'
import { checkDocument } from './check-document.ts'
import type { CheckCarried } from './check-records.ts'

const say = messagesOf('carried-format', {
  notRead: 'The attribute holds {format}, which is not read here; the registry converts it.',
  beyond: 'It is not known what the registry makes of what this attribute holds.',
})

/**
 * Returns the check of a record that carries its metadata in the attribute `xml`: its report has what is wrong with the XML, with positions
 * inside it and pointers to the attribute that holds it, and with what is given beside it. `read` reads formats of others that the registry
 * takes there; without it, a finding says that they are not read. Gives undefined where a record carries nothing that the registry reads.
 */
export const embeddedCheck =
  (read?: CarriedReader): CheckCarried =>
  (source, report, settings) => {
    const xml = countingXml(source)
    if (xml?.decoded === undefined) return undefined
    const format = carriedFormat(xml.decoded)
    if (xml.text === undefined && format === undefined && !isBeyond(xml.decoded)) return undefined
    const pointer = toPointer([...source.base, ...xml.path])
    const {
      unread,
      found,
      kernel = report.kernel,
    } = xml.text !== undefined && format === undefined
      ? findingsInXml(xml, xml.text, settings)
      : findingsInOther(xml, read?.(xml.decoded, format ?? 'bibtex'), settings, format)
    const diagnostics = [
      ...findingsBesideXml(source, report),
      ...[...unread, ...found].map(diagnostic => ({ ...diagnostic, pointer, path: diagnostic.path ?? '/resource' })),
    ]
    // A fix is for the document that holds the XML, which it does not lead into; `fixText` makes those of the XML by itself.
    for (const diagnostic of diagnostics) if (diagnostic.pointer === pointer) delete diagnostic.fix
    return { ...report, kernel, outcome: outcomeOf(diagnostics), diagnostics }
  }

/** Checks what a record carries as XML; formats of others are not read. */
export const checkEmbedded = embeddedCheck()

interface FoundInside {
  unread: readonly Diagnostic[]
  found: readonly Diagnostic[]
  kernel?: RecordReport['kernel']
}

function findingsInXml(xml: EmbeddedXml, text: string, settings: Settings): FoundInside {
  const { documents, diagnostics: unread, positions } = readDatacite(text, 'datacite-xml', false)
  const reports = [...documents].flatMap(document =>
    checkDocument(document, { ...settings, via: settings.via ?? 'xml' }, positions),
  )
  const found = reports.flatMap(({ diagnostics }) => diagnostics.filter(diagnostic => !isReplaced(diagnostic, xml)))
  return { unread, found, ...(reports[0] !== undefined && { kernel: reports[0].kernel }) }
}

/** The findings about what is carried in a format of others, as the attributes that it is converted to. */
function findingsInOther(
  { beside }: EmbeddedXml,
  document: SourceDocument | undefined,
  settings: Settings,
  format: CarriedFormat | undefined,
): FoundInside {
  if (document === undefined || format === undefined) {
    const message = say(format === undefined ? 'beyond' : 'notRead', format === undefined ? {} : { format })
    return { unread: [inputWarning('unreadable-value', message, '')], found: [] }
  }
  const [report] = checkDocument(document, { ...settings, via: 'json' }, undefined)
  const found = (report?.diagnostics ?? []).filter(({ pointer }) => {
    const [, name = ''] = /^(?:\/data)?(?:\/attributes)?\/([^/]*)/.exec(pointer) ?? []
    return name !== 'doi' && name !== 'url' && !beside.has(name)
  })
  return { unread: [], found, ...(report !== undefined && { kernel: report.kernel }) }
}

/**
 * True if a finding is about a part of the XML that an attribute replaces. The DOI of the request replaces the content of an identifier; a
 * missing one is written only where the XML is made anew of attributes (`replace_doi`, lupo app/models/concerns/crosscitable.rb:72-82).
 */
const isReplaced = ({ path = '', pointer }: Diagnostic, { beside, isNamed }: EmbeddedXml): boolean => {
  const element = path.split('/')[2]?.replace(/\[.*$/, '') ?? ''
  if (isNamed && (element === 'identifier' || pointer === '/doi')) return path !== '/resource' || beside.size > 0
  return beside.has(element) || (element === 'resourceType' && beside.has('types'))
}
