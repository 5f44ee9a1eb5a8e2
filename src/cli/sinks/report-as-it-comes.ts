import { parsePointer } from '../../core/pointer.ts'
import { propertyAt, propertyLabel } from '../../kernel/index.ts'
import type { RewrittenRecord } from '../pieces/rewritten.ts'
import type { RewritingRun } from '../run/rewriting-run.ts'
import { complaint } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { bounded, oneLine, safeJson } from '../text/printable.ts'
import { count } from '../text/width.ts'
import { isFailingNote, type RewritingReport, registrationInfo } from './rewriting-report.ts'

type Kinds = Map<string, number>

/** A report that is written as records come; a record with notes of a failing kind is left out. */
export function reportAsItComes(
  { command, options, failing }: Pick<RewritingRun, 'command' | 'options' | 'failing'>,
  { stderr }: Terminal,
): RewritingReport<RewrittenRecord> {
  const { quiet: isQuiet = false, 'fail-on': failOn = 'error' } = options
  const isEachTold = options.format === 'ndjson'
  let kinds: Kinds = new Map()
  let failingKinds: Kinds = new Map()
  let isFailed = false
  let leavesRegistration = false
  return {
    isWhole: false,
    begin(before) {
      kinds = new Map(before?.kinds)
      failingKinds = new Map(before?.failingKinds)
      isFailed = before?.isFailed ?? false
    },
    items: made => made,
    async take(records, { name }, first, write) {
      const kept: RewrittenRecord[] = []
      for (const record of records) {
        const { notes, format, effects = [] } = record
        const index = first + record.index
        leavesRegistration ||= record.leavesRegistration === true
        for (const note of notes) {
          countKind(kinds, note)
          if (isFailingNote(note, failing, failOn)) countKind(failingKinds, note)
        }
        for (const effect of effects) stderr.write(`${complaint(name, effect)}\n`)
        isFailed ||= effects.length > 0
        if (notes.length > 0 && isEachTold)
          stderr.write(`${safeJson({ file: name, index, to: format.id, notes: bounded(notes) })}\n`)
        if (!notes.some(({ kind }) => failing.includes(kind))) kept.push({ ...record, index })
      }
      const { problems } = await write({ records: kept, diagnostics: [] })
      return problems
    },
    counts: () => ({ kinds: [...kinds], failingKinds: [...failingKinds], isFailed }),
    end({ records, written, unread }) {
      isFailed ||= failingKinds.size > 0 || (unread > 0 && failOn !== 'never')
      if ((isQuiet && !isFailed) || isEachTold) return isFailed
      const left = records > written ? `, ${records - written} left out` : ''
      const broken = unread > 0 ? `, ${count(unread, 'part')} could not be read` : ''
      const done = command === 'convert' ? 'converted' : 'upgraded'
      stderr.write(`citable: ${count(written, 'record')} ${done}${left}${broken}.\n`)
      stderr.write(kindsText(isQuiet ? failingKinds : kinds))
      if (leavesRegistration) stderr.write(registrationInfo(options))
      return isFailed
    },
  }
}

type Kind = Pick<RewrittenRecord['notes'][number], 'kind' | 'pointer'>

function countKind(kinds: Kinds, { kind, pointer }: Kind): void {
  const property = propertyAt(parsePointer(pointer))
  const name = `${kind}: ${property === undefined ? 'outside the kernel' : propertyLabel(property)}`
  kinds.set(name, (kinds.get(name) ?? 0) + 1)
}

const kindsText = (kinds: Kinds): string =>
  [...kinds]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([kind, times]) => `  ${oneLine(kind)} (${times})\n`)
    .join('')
