import type { Datacite } from '../../model/datacite.ts'
import { together } from '../foreign/together.ts'
import type { Loss, WriteResult } from '../format.ts'

type FindLosses = (record: Datacite) => readonly Loss[]

/**
 * A text with the losses of the records in it, which are worked out when they are first asked for, of the records as they are
 * then: whoever wants the text alone does not pay for them. What `others` finds comes behind.
 */
export const written = (
  text: string,
  records: readonly Datacite[],
  lossesOf: FindLosses,
  others?: FindLosses,
): WriteResult => new Written(text, records, lossesOf, others)

class Written implements WriteResult {
  readonly text: string
  declare readonly losses: Loss[]
  readonly #records: readonly Datacite[]
  readonly #find: readonly FindLosses[]
  #losses: Loss[] | undefined

  constructor(text: string, records: readonly Datacite[], lossesOf: FindLosses, others: FindLosses | undefined) {
    this.text = text
    // The caller's list may be filled anew before the losses are asked for.
    this.#records = [...records]
    this.#find = others === undefined ? [lossesOf] : [lossesOf, others]
    Object.defineProperty(this, 'losses', Written.#lazily)
  }

  // A member of its own, so that copies and JSON have it; one getter for all, because each new one costs as much as a short text.
  static readonly #lazily: PropertyDescriptor & ThisType<Written> = {
    enumerable: true,
    get() {
      this.#losses ??= this.#find.flatMap(find => together(this.#records.map(record => ({ losses: find(record) }))))
      return this.#losses
    },
  }
}
