import type { Diagnostic } from '../../core/diagnostic.ts'
import type { Format } from '../../formats/format.ts'
import { EditFault, type TextEdit, withEdits } from '../../text/edit/edits.ts'
import { type ChangedLeaf, changesBetween, leavesOf } from './leaves.ts'
import { type ReadBack, type ReadRecord, readBack } from './read-back.ts'

/** The changes that a fix makes to a record in the form of DataCite JSON. */
export interface Aim {
  /** The number of the record. */
  record: number
  finding: Diagnostic
  changes: readonly ChangedLeaf[]
}

/** Edits of a text that may produce the changes of a fix. */
export interface Proposal {
  aim: Aim
  edits: TextEdit[]
}

/** A check of edits, which reads the edited text again. The edits must result in exactly the changes of their fixes. */
export class Proof {
  readonly #format: Format
  #readings = 0

  constructor(format: Format) {
    this.#format = format
  }

  /**
   * Returns the proposals that can be applied together, each for a different record. `aims` contains all permitted
   * changes.
   */
  of(
    text: string,
    before: ReadBack,
    proposals: readonly Proposal[],
    aims: ReadonlyMap<number, readonly Aim[]>,
  ): readonly Proposal[] {
    if (proposals.length === 0 || this.#readings++ > mostReadings) return []
    const after = this.#edited(text, proposals)
    const isSound = after !== undefined && isBeside(before, after, proposals)
    const good = isSound ? proposals.filter(({ aim }) => isReached(before, after, aim, aims.get(aim.record) ?? [])) : []
    if (good.length === proposals.length) return good
    if (isSound) return this.of(text, before, good, aims)
    if (proposals.length === 1) return []
    const half = proposals.length >> 1
    const parts = [proposals.slice(0, half), proposals.slice(half)].map(part => this.of(text, before, part, aims))
    const joined = parts.flat()
    const whole = this.#edited(text, joined)
    return whole !== undefined && isBeside(before, whole, joined) ? joined : (parts[0] ?? [])
  }

  #edited(text: string, proposals: readonly Proposal[]): ReadBack | undefined {
    try {
      const edited = withEdits(
        text,
        proposals.flatMap(({ edits }) => edits),
      )
      return readBack(edited, this.#format)
    } catch (error) {
      if (error instanceof EditFault) return undefined
      throw error
    }
  }
}

/** The maximum number of times that a text is read again. It bounds the search if fixes fail. */
const mostReadings = 200

/** True if edits leave the other records unchanged and cause no new findings of the reader. */
function isBeside(before: ReadBack, after: ReadBack, proposals: readonly Proposal[]): boolean {
  if (after.records.length !== before.records.length || after.remarks > before.remarks) return false
  const touched = new Set(proposals.map(({ aim }) => aim.record))
  return before.records.every((record, index) => touched.has(index) || isSame(record, after.records[index]))
}

const isSame = ({ record }: ReadRecord, other: ReadRecord | undefined): boolean =>
  JSON.stringify(record) === JSON.stringify(other?.record)

/** True if a record has the changes of its fix, and no other changes except those of further fixes. */
function isReached(before: ReadBack, after: ReadBack, aim: Aim, aims: readonly Aim[]): boolean {
  const [old, now] = [before.records[aim.record], after.records[aim.record]]
  if (old === undefined || now === undefined) return false
  const leaves = leavesOf(now.value)
  const hasReached = ({ changes }: Aim): boolean => changes.every(({ pointer, after }) => leaves.get(pointer) === after)
  if (!hasReached(aim)) return false
  // The changes of another fix are permitted, but only all of them.
  const allowed = new Map<string, unknown>()
  for (const other of aims)
    if (hasReached(other)) for (const { pointer, after } of other.changes) allowed.set(pointer, after)
  const isAllowed = ({ pointer, after }: ChangedLeaf): boolean => allowed.has(pointer) && allowed.get(pointer) === after
  const kept = [old, now].map(({ record }) => JSON.stringify(record.extras ?? {}))
  return kept[0] === kept[1] && changesBetween(leavesOf(old.value), leaves).every(isAllowed)
}
