import type { Diagnostic, JsonPatchOperation, Sentence } from '../../core/diagnostic.ts'
import { toPointer } from '../../core/pointer.ts'
import { countingXml, embedded } from '../../datacite/read/embedded-xml.ts'
import type { SourceDocument } from '../../datacite/read/read-document.ts'
import type { FixOptions } from './fix-value.ts'

interface Fixed {
  fixed: Diagnostic[]
  refused: { finding: Diagnostic; document: number; reason: string; reasonSentence?: Sentence }[]
}

/**
 * The result of fixing the XML in a record, with the patch that replaces the XML. The patch is empty if no fix was
 * applied.
 */
export interface FixedEmbedded extends Fixed {
  patch: JsonPatchOperation[]
}

/** Applies `fix` to the embedded XML of each record in a document. Findings point to the attribute with the XML. */
export function fixEmbedded(
  { records }: SourceDocument,
  { only = () => true, ...options }: FixOptions,
  fix: (text: string, options: FixOptions) => Fixed & { text: string },
): FixedEmbedded[] {
  return records.flatMap(source => {
    const xml = countingXml(source)
    if (xml?.text === undefined) return []
    const pointer = toPointer([...source.base, ...xml.path])
    const placed = (finding: Diagnostic): Diagnostic => ({ ...finding, pointer })
    const { text, fixed, refused } = fix(xml.text, {
      ...options,
      from: 'datacite-xml',
      via: options.via ?? 'xml',
      only: (finding, record) =>
        !isReplaced(finding, xml.beside) && only(placed(finding), { ...record, index: source.index }),
    })
    const value = embedded(text, xml.written)
    return {
      patch: fixed.length === 0 ? [] : [{ op: 'replace' as const, path: pointer, value }],
      fixed: fixed.map(placed),
      refused: refused.map(one => ({ ...one, finding: placed(one.finding) })),
    }
  })
}

/** True if a finding in embedded XML is about a member for which the record's own JSON attribute is used instead. */
function isReplaced({ pointer }: Diagnostic, beside: ReadonlySet<string>): boolean {
  const [, member = ''] = pointer.split('/')
  return beside.has(member) || (member === 'alternateIdentifiers' && beside.has('identifiers'))
}
