import type { Diagnostic } from '../../core/diagnostic.ts'
import type { Format } from '../../formats/format.ts'
import { EditFault, type TextEdit, withEdits } from '../../text/edit/edits.ts'
import { type ChangedLeaf, changesBetween, leavesOf } from './leaves.ts'
import { type ReadBack, type ReadRecord, readBack } from './read-back.ts'

/** The changes that a fix makes to the DataCite JSON of a record. */
export interface Aim {
  /** The index of the record in the text. */
  record: number
  finding: Diagnostic
  changes: readonly ChangedLeaf[]
}

/** Edits of a text that may produce the changes of a fix. */
export interface Proposal {
  aim: Aim
  edits: TextEdit[]
}

/**
 * A check that reads an edited text and compares its records with those of the original text. Accepts edits only if
 * each record has the changes of its fixes, and no others.
 */
export class Proof {
  readonly #format: Format
  #readings = 0

  constructor(format: Format) {
    this.#format = format
  }

  /**
   * Returns the proposals that can be applied together, each for a different record. `aims` contains all permitted
   * changes, by the index of the record.
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

/** The number of attempts after which no more fixes are accepted. This limit bounds the search if fixes fail. */
const mostReadings = 200

/**
 * True if edits neither add nor remove records, change no records other than those of the proposals, and do not
 * increase the number of the reader's findings.
 */
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
  // Permits the changes of another fix only if the record has all of them.
  const allowed = new Map<string, unknown>()
  for (const other of aims)
    if (hasReached(other)) for (const { pointer, after } of other.changes) allowed.set(pointer, after)
  const isAllowed = ({ pointer, after }: ChangedLeaf): boolean => allowed.has(pointer) && allowed.get(pointer) === after
  const kept = [old, now].map(({ record }) => JSON.stringify(record.extras ?? {}))
  return kept[0] === kept[1] && changesBetween(leavesOf(old.value), leaves).every(isAllowed)
}
