import type { SentenceValue } from '../../core/diagnostic.ts'
import { type Path, toPointer } from '../../core/pointer.ts'
import { propertyAt, propertyLabel } from '../../kernel/index.ts'
import { type Message, saying } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Loss } from '../format.ts'

/** A change, loss or suggestion that an upgrade reports. */
export interface Change {
  /**
   * The kind of change.
   *
   * - `changed`: converted to the kernel's own form without a guess.
   * - `invented`: a mandatory value was missing and is derived from other values or replaced by a substitute.
   * - `missing`: a mandatory value is missing and has no substitute.
   * - `lost`: the value was dropped because it has no place in the new record.
   * - `suggested`: a better form exists, but only a person can choose it. The record was not changed.
   */
  kind: 'changed' | 'invented' | 'missing' | 'lost' | 'suggested'
  /** A JSON Pointer into the input record or, for an invented or missing value, into the new record. */
  pointer: string
  /** The number and name of the kernel property: `7.a contributorType`. */
  property?: string
  /** The change and its reason, ending with a full stop. */
  message: string
  /** The id of the message: `fit/…`. */
  messageId: string
  /** The values in the message, by name. */
  values?: Readonly<Record<string, SentenceValue>>
  /** The value before the change. Absent if there was none. */
  before?: unknown
  /** The value after the change. Absent if there is none or nothing was changed. */
  after?: unknown
}

/** A change that results from fitting a record to a kernel. Such a change is never a guess. */
export type FitChange = Change & { kind: 'changed' | 'lost' }

/** The result of fitting a record to a kernel. */
export interface Fitted {
  /** The fitted record, or the input record itself if nothing changed. Both records share their unchanged parts. */
  record: Datacite
  changes: FitChange[]
  /**
   * Converts a pointer into the fitted record to a pointer into the input record. The index of an entry differs if
   * entries before it were lost or split.
   */
  given(pointer: string): string
}

/** The result of an upgrade: the upgraded record or, for an incomplete record in strict mode, the missing values. */
export type Upgrade = { ok: true; record: Datacite; changes: Change[] } | { ok: false; lacking: Change[] }

/** Returns a change to the value at a path in the canonical record. */
export function changeAt<Kind extends Change['kind']>(
  kind: Kind,
  path: Path,
  message: Message,
  values: Pick<Change, 'before' | 'after'> = {},
): Change & { kind: Kind } {
  const property = propertyAt(path)
  return {
    kind,
    pointer: toPointer(path),
    ...(property && { property: propertyLabel(property) }),
    ...saying(message, message.id),
    ...values,
  }
}

/**
 * Returns the losses of writing a record: first those of fitting it to the kernel, then those of the dialect's
 * spelling. Their pointers refer to the input record.
 */
export function allLosses({ changes, given }: Pick<Fitted, 'changes' | 'given'>, spelling: Loss[]): Loss[] {
  if (changes.length === 0) return spelling
  const fitting = changes.map(({ property: _, before, after: __, ...loss }): Loss => ({ ...loss, value: before }))
  return [...fitting, ...spelling.map(loss => ({ ...loss, pointer: given(loss.pointer) }))]
}
