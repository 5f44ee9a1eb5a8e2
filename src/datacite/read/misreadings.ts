import { type Diagnostic, type Range, ruleUrl } from '../../core/diagnostic.ts'
import { messagesOf, type Said, saying } from '../../messages/message.ts'
import type { Positions } from '../../text/positions.ts'
import type { RecordDocument } from './read-document.ts'

const say = messagesOf('misreading', {
  noNamespace: 'The record has no namespace; it is read as kernel {kernel}.',
  unknownKernel: '"{name}" is not a known kernel; the record is read as kernel {kernel}.',
  twice: 'This object has several members named "{name}"; only the last one is read.',
  rounded: 'The number {number} is outside the range in which integers are stored exactly, and may be rounded.',
  tooLarge: 'The number {number} is too large to be stored.',
})

/**
 * Returns warnings about content that may be read incorrectly.
 *
 * The warnings concern duplicate members, numbers that cannot be stored exactly, and XML with an unknown kernel or
 * none, which is read as the newest kernel. If the document has its own warnings, returns only these warnings.
 */
export function misreadings(document: RecordDocument, positions?: Positions): Diagnostic[] {
  if (document.warnings !== undefined) return [...document.warnings]
  // A parsed value has no duplicate members and no lost digits.
  if (positions === undefined) return []
  const foreign = foreignKernel(document, positions)
  const members = misreadMembers(document, positions)
  return foreign === undefined ? members : [foreign, ...members]
}

function foreignKernel({ record, locate }: RecordDocument, positions: Positions): Diagnostic | undefined {
  if (record?.stated === undefined) return undefined
  const { kind, kernel, name } = record.stated
  if (kind !== 'newer' && kind !== 'none') return undefined
  const root = locate(['']).get('')?.key
  const named = name ?? record.record.schemaVersion
  return finding(kind === 'newer' ? 'kernel-newer' : 'schema/namespace', kind === 'newer' ? 'accepts' : 'rejects', '', {
    message:
      named === undefined
        ? say('noNamespace', { kernel })
        : say('unknownKernel', { name: JSON.stringify(named).slice(1, -1), kernel }),
    ...(root && { position: positions.range(root.start, root.end) }),
  })
}

function misreadMembers(document: RecordDocument, positions: Positions): Diagnostic[] {
  const findings: Diagnostic[] = []
  for (const { pointer, key, start, end } of document.duplicates()) {
    const message = say('twice', { name: key.slice(0, 60) })
    findings.push(finding('duplicate-key', 'drops', pointer, { message, position: positions.range(start, end) }))
  }
  const imprecise = document.imprecise()
  if (imprecise.length === 0) return findings
  const located = document.locate(imprecise)
  for (const pointer of imprecise) {
    const place = located.get(pointer)?.value
    const written = place && positions.text.slice(place.start, place.end)
    const number = written?.slice(0, 60) ?? ''
    const message = Number.isFinite(Number(written ?? 0)) ? say('rounded', { number }) : say('tooLarge', { number })
    findings.push(
      finding('number-precision', 'changes', pointer, {
        message,
        ...(place && { position: positions.range(place.start, place.end) }),
      }),
    )
  }
  return findings
}

const finding = (
  rule: string,
  registry: Diagnostic['registry'],
  pointer: string,
  { message, position }: { message: Said; position?: Range },
): Diagnostic => ({
  rule,
  severity: 'warning',
  registry,
  ...saying(message, rule),
  pointer,
  ...(position && { position }),
  url: ruleUrl(rule),
})
