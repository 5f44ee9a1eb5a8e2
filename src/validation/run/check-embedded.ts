import type { Diagnostic, Range } from '../../core/diagnostic.ts'
import { toPointer } from '../../core/pointer.ts'
import { readDatacite } from '../../datacite/read/datacite-readers.ts'
import { countingXml, type EmbeddedXml } from '../../datacite/read/embedded-xml.ts'
import type { SourceDocument, SourceRecord } from '../../datacite/read/read-document.ts'
import { namesKernel } from '../../datacite/xml/document.ts'
import { messagesOf } from '../../messages/message.ts'
import { asRead } from '../../registry/carried/as-read.ts'
import {
  type CarriedFormat,
  type CarriedReader,
  carriedFormat,
  isBeyond,
} from '../../registry/carried/carried-format.ts'
import { eventIn } from '../../registry/request.ts'
import { inputWarning } from '../../text/input-finding.ts'
import { placesIn } from '../../text/place.ts'
import type { Positions } from '../../text/positions.ts'
import type { RecordReport } from '../report.ts'
import type { Settings } from '../settings.ts'
import { asInDraft } from './as-in-draft.ts'
import { findingsBesideXml, outcomeOf } from './beside-xml.ts'
import { checkDocument } from './check-document.ts'
import type { CheckCarried } from './check-records.ts'

const say = messagesOf('carried-format', {
  notRead: 'The attribute contains {format}, which the check does not read; the registry converts it.',
  beyond: 'It is unknown what the registry does with the content of this attribute.',
  ignored:
    'The content of this attribute is not in a format that the registry reads, so the registry ignores the content.',
  notBase64: 'The registry decodes this attribute as base64, but it contains plain XML. Encode the XML.',
})

/**
 * Returns a function that checks a record with metadata in the `xml` attribute. Findings about the XML point to the
 * attribute and have a second position inside the XML.
 *
 * `read` reads other formats that the registry accepts in the attribute. Without `read`, a finding reports that such a
 * format is not read. The function returns undefined for a record without the attribute, and for a complete GET
 * response, in which the XML is only a copy.
 */
export const embeddedCheck =
  (read?: CarriedReader): CheckCarried =>
  (source, report, settings, positions) => {
    const xml = countingXml(source)
    if (xml === undefined) return undefined
    const { decoded, text } = xml
    const pointer = toPointer([...source.base, ...xml.path])
    const format = decoded === undefined ? undefined : carriedFormat(decoded)
    const isXml = text !== undefined && namesKernel(text)
    if (decoded !== undefined && format === undefined && !isXml && !isBeyond(decoded)) {
      const ignored = inputWarning('unreadable-value', say('ignored'), pointer, placeOf(source, pointer, positions))
      const diagnostics = [...report.diagnostics, ignored]
      return { ...report, diagnostics }
    }
    const {
      unread,
      found,
      hasUrl = false,
      kernel = report.kernel,
    } = isXml && format === undefined
      ? findingsInXml(source, xml, text, settings)
      : findingsInOther(
          xml,
          format && documentAsRead(read?.(decoded ?? '', format), format, decoded ?? ''),
          settings,
          format,
        )
    const inside = [...unread, ...found]
    const place = inside.length === 0 ? undefined : placeOf(source, pointer, positions)
    const diagnostics = [
      ...findingsBesideXml(source, report).filter(({ rule }) => !(hasUrl && rule === 'registry/url-missing')),
      // A fix applies to the document around the XML and cannot reach into it. `fixText` fixes the XML itself.
      ...inside.map(({ fix: _, position, ...finding }) => ({
        ...finding,
        pointer,
        path: finding.path ?? '/resource',
        ...(place !== undefined && { position: place }),
        ...(position !== undefined && { xmlPosition: position }),
      })),
    ]
    return { ...report, kernel, outcome: outcomeOf(diagnostics), diagnostics }
  }

/** Checks embedded XML, but not embedded metadata in other formats. */
export const checkEmbedded = embeddedCheck()

interface FoundInside {
  unread: readonly Diagnostic[]
  found: readonly Diagnostic[]
  /** True if the embedded metadata have a URL, which is used if the record has none. */
  hasUrl?: boolean
  kernel?: RecordReport['kernel']
}

const mandatory = ['creators', 'titles', 'publisher', 'publicationYear', 'types']

/** Returns the position of the `xml` attribute in the input, or undefined if the check has no positions. */
function placeOf({ document }: SourceRecord, pointer: string, positions: Positions | undefined): Range | undefined {
  const { range } = positions === undefined ? {} : placesIn(document, [pointer])(pointer)
  return range && positions?.range(range.start, range.end)
}

function findingsInXml(source: SourceRecord, xml: EmbeddedXml, text: string, settings: Settings): FoundInside {
  const isDraft = (settings.event ?? eventIn(source)) === 'none'
  const { documents, diagnostics, positions } = readDatacite(text, 'datacite-xml', false)
  const reports = [...documents].flatMap(document =>
    checkDocument(document, { ...settings, via: settings.via ?? 'xml' }, positions),
  )
  // Nothing is missing from broken XML if attributes give all mandatory members.
  const isWhole = mandatory.every(name => xml.beside.has(name))
  const unread = isWhole || isDraft ? diagnostics.map(asInDraft) : diagnostics
  const found = reports.flatMap(report => report.diagnostics.filter(diagnostic => !isReplaced(diagnostic, xml)))
  if (xml.isPlain) found.push(inputWarning('unreadable-value', say('notBase64'), ''))
  return { unread, found, ...(reports[0] !== undefined && { kernel: reports[0].kernel }) }
}

/** Returns a document with the records that the registry's own reader creates, or undefined if no document is given. */
const documentAsRead = (
  document: SourceDocument | undefined,
  format: CarriedFormat,
  text: string,
): SourceDocument | undefined =>
  document && {
    ...document,
    records: document.records.map(source => {
      const record = asRead(source.record, format, text)
      return { ...source, record, whole: () => record, document: { ...source.document, value: record }, base: [] }
    }),
  }

/**
 * Returns the findings about embedded metadata that the registry converts from a format other than DataCite XML. Drops
 * findings about the DOI and the URL, and about attributes that the record itself contains.
 *
 * Returns a single finding if the format is unknown or was not read.
 */
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
  const hasUrl = document.records.some(({ record }) => Object.hasOwn(record, 'url'))
  return { unread: [], found, hasUrl, ...(report !== undefined && { kernel: report.kernel }) }
}

/**
 * True if a finding concerns a part of the XML that an attribute replaces.
 *
 * The DOI of the request replaces the content of an identifier. A missing identifier is written only if the XML is
 * rebuilt from attributes (`replace_doi`, lupo app/models/concerns/crosscitable.rb:72-82).
 */
const isReplaced = ({ path = '', pointer }: Diagnostic, { beside, isNamed }: EmbeddedXml): boolean => {
  const element = path.split('/')[2]?.replace(/\[.*$/, '') ?? ''
  if (isNamed && (element === 'identifier' || pointer === '/doi')) return path !== '/resource' || beside.size > 0
  return beside.has(element) || (element === 'resourceType' && beside.has('types'))
}
