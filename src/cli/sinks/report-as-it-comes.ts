import { countKinds } from '../pieces/kinds.ts'
import type { RewrittenRecord } from '../pieces/rewritten.ts'
import type { RewritingRun } from '../run/rewriting-run.ts'
import { complaint } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { bounded, oneLine, safeJson } from '../text/printable.ts'
import { count } from '../text/width.ts'
import type { RunDocument } from './growing-document.ts'
import { isFailingNote, type RewritingReport, registrationInfo } from './rewriting-report.ts'

type Kinds = Map<string, number>

/**
 * Creates a report that counts notes and, with `--format ndjson`, also writes each note immediately.
 *
 * A note of a failing kind prevents its record from being written. If the note is about the whole document, later
 * records are not written either.
 */
export function reportAsItComes(
  { command, options, failing }: Pick<RewritingRun, 'command' | 'options' | 'failing'>,
  { stderr }: Terminal,
  document?: RunDocument,
): RewritingReport<RewrittenRecord> {
  const { quiet: isQuiet = false, 'fail-on': failOn = 'error' } = options
  const isEachTold = options.format === 'ndjson'
  let kinds: Kinds = new Map()
  let failingKinds: Kinds = new Map()
  let isFailed = false
  let leavesRegistration = false
  // After a failing note about the whole document, no further record is written.
  let isDocumentFailing = false
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
        const { format, effects = [] } = record
        const ofDocument = document?.growing.note(record.facts) ?? []
        const notes = [...record.notes, ...ofDocument]
        const own = [...(record.kinds ?? []), ...countKinds(notes)]
        isDocumentFailing ||= ofDocument.some(({ kind }) => failing.includes(kind))
        const index = first + record.index
        leavesRegistration ||= record.leavesRegistration === true
        for (const [kind, property, times] of own) {
          add(kinds, `${kind}: ${property}`, times)
          if (isFailingNote({ kind }, failing, failOn)) add(failingKinds, `${kind}: ${property}`, times)
        }
        for (const effect of effects) stderr.write(`${complaint(name, effect)}\n`)
        isFailed ||= effects.length > 0
        const told = isQuiet ? notes.filter(note => isFailingNote(note, failing, failOn)) : notes
        if (told.length > 0 && isEachTold)
          stderr.write(`${safeJson({ file: name, index, to: format.id, notes: bounded(told) })}\n`)
        if (!isDocumentFailing && !own.some(([kind]) => failing.includes(kind))) kept.push({ ...record, index })
      }
      const { problems } = await write({ records: kept, diagnostics: [] })
      return problems
    },
    counts: () => ({ kinds: [...kinds], failingKinds: [...failingKinds], isFailed }),
    end({ records, written, unread }) {
      isFailed ||= failingKinds.size > 0 || (unread > 0 && failOn !== 'never')
      if ((isQuiet && !isFailed) || isEachTold) return isFailed
      const left = records > written ? `, ${records - written} omitted` : ''
      const broken = unread > 0 ? `, ${count(unread, 'part')} could not be read` : ''
      const done = command === 'convert' ? 'converted' : 'upgraded'
      stderr.write(`citable: ${count(written, 'record')} ${done}${left}${broken}.\n`)
      stderr.write(kindsText(isQuiet ? failingKinds : kinds))
      if (leavesRegistration) stderr.write(registrationInfo(options))
      return isFailed
    },
  }
}

const add = (kinds: Kinds, name: string, times: number): void => {
  kinds.set(name, (kinds.get(name) ?? 0) + times)
}

const kindsText = (kinds: Kinds): string =>
  [...kinds]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([kind, times]) => `  ${oneLine(kind)} (${times})\n`)
    .join('')
