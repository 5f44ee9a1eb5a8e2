import type { Diagnostic, JsonPatchOperation } from '../../core/diagnostic.ts'
import type { Format, FormatId } from '../../formats/format.ts'
import { english, messagesOf, sentenceOf } from '../../messages/message.ts'
import { decodeText } from '../../text/decode-text.ts'
import { withEdits } from '../../text/edit/edits.ts'
import { applyPatch } from '../../validation/fix/apply-patch.ts'
import type { FixedText, RefusedFix } from '../../validation/fix/fix-text.ts'
import type { FixOptions } from '../../validation/fix/fix-value.ts'
import { isFixable } from '../../validation/fix/fix-value.ts'
import { joinFixes } from '../../validation/join-fixes.ts'
import type { CheckReport, RecordReport } from '../../validation/report.ts'
import { checkConverted } from '../pieces/check-converted.ts'
import { changesBetween, leavesOf } from './leaves.ts'
import { type Aim, Proof, type Proposal } from './proof.ts'
import { type ReadRecord, readBack, stretchOf } from './read-back.ts'
import { editsFor, type Respelling } from './spellings.ts'

/** The options of a fix in any format. */
export interface FixAnyOptions extends Omit<FixOptions, 'from' | 'only'> {
  only?: (finding: Diagnostic, record: RecordReport<FormatId>) => boolean
}

/** The result of fixing a text in any format. */
export interface FixedAnyText extends Omit<FixedText, 'report'> {
  report: CheckReport<FormatId>
}

/**
 * Applies the fixes of a check to a text that is not DataCite metadata, such as BibTeX.
 *
 * Replaces the affected values in the text, and keeps an edit only if the edited record differs by exactly the changes
 * of the fixes.
 *
 * Refuses the fix of a value that no part of the text represents alone. Pointers of findings and patches refer to the
 * record as DataCite JSON.
 */
export function respell(
  input: string | Uint8Array,
  format: Format,
  { unsafe = false, only = () => true, ...checking }: FixAnyOptions,
): FixedAnyText {
  const decoded = decodeText(input)
  if (!decoded.ok) {
    const text = typeof input === 'string' ? input : new TextDecoder().decode(input)
    return { text, fixed: [], refused: [], patches: [], report: checkConverted(input, format, checking) }
  }
  const fixed: Diagnostic[] = []
  const refused: RefusedFix[] = []
  const patches: JsonPatchOperation[][] = []
  const given = new Set<string>()
  const proof = new Proof(format)
  let { text } = decoded
  let report = checkConverted(text, format, checking)
  for (let round = 0; round < mostRounds; round++) {
    const isWanted = (finding: Diagnostic, record: RecordReport<FormatId>): boolean =>
      isFixable(finding) &&
      (unsafe || finding.fix.safe) &&
      only(finding, record) &&
      !given.has(keyOf(finding, record.index))
    const wanted = report.records.filter(record => record.diagnostics.some(finding => isWanted(finding, record)))
    if (wanted.length === 0) break
    const { records } = readBack(text, format)
    const aims = wanted.flatMap(record => aimsOf(records[record.index], record, isWanted))
    const reached = pursue(text, format, aims, proof)
    for (const aim of aims) {
      const { finding, record } = aim
      if (reached.aims.has(aim)) {
        fixed.push(finding)
        patches[record] = [...(patches[record] ?? []), ...(finding.fix?.patch ?? [])]
      } else {
        given.add(keyOf(finding, record))
        refused.push({ finding, document: record, reason: english(noPlace), reasonSentence: sentenceOf(noPlace) })
      }
    }
    if (reached.aims.size === 0) continue
    text = reached.text
    report = checkConverted(text, format, checking)
  }
  const isGiven = (finding: Diagnostic, record: number): boolean => given.has(keyOf(finding, record))
  const records = report.records.map(record => ({
    ...record,
    diagnostics: record.diagnostics.map(finding => (isGiven(finding, record.index) ? withoutFix(finding) : finding)),
  }))
  const all = Array.from({ length: records.length }, (_, record) => patches[record] ?? [])
  return { text, fixed, refused, patches: all, report: { ...report, records } }
}

const withoutFix = ({ fix: _, ...finding }: Diagnostic): Diagnostic => finding

/** The maximum number of rounds. A fix that another fix makes possible is applied in the next round. */
const mostRounds = 10

const noPlace = messagesOf('respell', {
  noPlace: 'The fix cannot be made by replacing only this value in the text; make the change by hand.',
})('noPlace')

const keyOf = ({ rule, message, pointer }: Diagnostic, record: number): string =>
  JSON.stringify([record, rule, message, pointer])

/** Returns the changes that the wanted fixes of a record make. Skips a fix that conflicts with an earlier fix. */
function aimsOf(
  read: ReadRecord | undefined,
  record: RecordReport<FormatId>,
  isWanted: (finding: Diagnostic, record: RecordReport<FormatId>) => boolean,
): Aim[] {
  if (read === undefined) return []
  const wanted = record.diagnostics.filter(isFixable).filter(finding => isWanted(finding, record))
  if (wanted.length === 0) return []
  const before = leavesOf(read.value)
  const { taken } = joinFixes(wanted.map(finding => ({ ...finding.fix, finding })))
  return taken.map(({ finding }): Aim => {
    const patched = applyPatch(read.value, finding.fix.patch)
    const changes = patched.ok ? changesBetween(before, leavesOf(patched.value)) : []
    return { record: record.index, finding, changes }
  })
}

/** Edits a text to apply as many of the given fixes as possible. Returns the edited text and the applied fixes. */
function pursue(
  before: string,
  format: Format,
  given: readonly Aim[],
  proof: Proof,
): { text: string; aims: ReadonlySet<Aim> } {
  const aims = given.filter(isReplacing)
  const ofRecord = new Map<number, Aim[]>()
  for (const aim of aims) ofRecord.set(aim.record, [...(ofRecord.get(aim.record) ?? []), aim])
  let text = before
  let read = readBack(text, format)
  const open = new Map(aims.map(aim => [aim, 0]))
  const reached = new Set<Aim>()
  for (;;) {
    const proposals: Proposal[] = []
    const busy = new Set<number>()
    for (const [aim, tries] of open) {
      const record = read.records[aim.record]
      if (record === undefined || busy.has(aim.record)) continue
      const leaves = leavesOf(record.value)
      if (aim.changes.every(({ pointer, after }) => leaves.get(pointer) === after)) {
        // Another fix has made the same change.
        reached.add(aim)
        open.delete(aim)
        continue
      }
      const edits = tries < mostTries ? editsOf(text, stretchOf(read, aim.record, text), aim, format, tries) : undefined
      if (edits === undefined) {
        open.delete(aim)
        continue
      }
      open.set(aim, tries + 1)
      busy.add(aim.record)
      proposals.push({ aim, edits })
    }
    if (proposals.length === 0) return { text, aims: reached }
    const proven = proof.of(text, read, proposals, ofRecord)
    if (proven.length === 0) continue
    text = withEdits(
      text,
      proven.flatMap(({ edits }) => edits),
    )
    read = readBack(text, format)
  }
}

const mostTries = 12

const isReplacing = ({ changes }: Aim): boolean =>
  changes.length > 0 && changes.every(({ before, after }) => typeof before === 'string' && typeof after === 'string')

/**
 * Returns the nth attempt at edits for a fix, with positions in the whole text. Returns undefined if there are no
 * further attempts.
 */
function editsOf(
  text: string,
  { start, end }: { start: number; end: number },
  { changes }: Aim,
  format: Format,
  way: number,
): Proposal['edits'] | undefined {
  const replacements = changes.map(
    ({ before, after }): Respelling => ({ before: String(before), after: String(after) }),
  )
  let number = 0
  for (const edits of editsFor(text.slice(start, end), replacements, format.id))
    if (number++ === way) return edits.map(edit => ({ ...edit, start: edit.start + start, end: edit.end + start }))
  return undefined
}
