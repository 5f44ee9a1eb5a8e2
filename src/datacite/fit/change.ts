import type { SentenceValue } from '../../core/diagnostic.ts'
import { type Path, toPointer } from '../../core/pointer.ts'
import { propertyAt, propertyLabel } from '../../kernel/index.ts'
import { type Message, saying } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Loss } from '../format.ts'

/** One thing that an upgrade did, could not do, or leaves to a person. */
export interface Change {
  /**
   * `changed`: said in the kernel's own way, with nothing guessed. `invented`: the kernel requires a value that nobody
   * knows. `missing`: it asks for one that cannot even be invented. `lost`: it has no place for the value. `suggested`:
   * there is a better way to say it, but only a person can choose it; the record was not touched.
   */
  kind: 'changed' | 'invented' | 'missing' | 'lost' | 'suggested'
  /** JSON Pointer into the given record; for an invented or missing value, into the new record. */
  pointer: string
  /** Number and name of the kernel property: `7.a contributorType`. */
  property?: string
  /** The change and its reason, ending with a full stop. */
  message: string
  /** The id of the message: `fit/…`. */
  messageId: string
  /** The values in the message, by name. */
  values?: Readonly<Record<string, SentenceValue>>
  /** Left out if there was no value. */
  before?: unknown
  /** Left out if there is no value, and where nothing was done. */
  after?: unknown
}

/** A change that fitting a record to a kernel makes: it guesses nothing. */
export type FitChange = Change & { kind: 'changed' | 'lost' }

/** A record as a kernel holds it. */
export interface Fitted {
  /** Shares unchanged parts with the given record; if nothing changed, it is that record. */
  record: Datacite
  changes: FitChange[]
  /** The pointer into the record given, for one into this record: entries move where others are lost or split. */
  given(pointer: string): string
}

/** The result of an upgrade: the upgraded record or, in strict mode, what it lacks. */
export type Upgrade = { ok: true; record: Datacite; changes: Change[] } | { ok: false; lacking: Change[] }

/** A change of the value at a path of the canonical record. */
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

/** The losses of writing a record: first those of fitting, then those of spelling, by pointer into the given record. */
export function allLosses({ changes, given }: Pick<Fitted, 'changes' | 'given'>, spelling: Loss[]): Loss[] {
  if (changes.length === 0) return spelling
  const fitting = changes.map(({ property: _, before, after: __, ...loss }): Loss => ({ ...loss, value: before }))
  return [...fitting, ...spelling.map(loss => ({ ...loss, pointer: given(loss.pointer) }))]
}
