import { checkedOptions, onlyTypeErrors, requireRecord, wrongArgument } from '../core/argument.ts'
import { unknownValueOf } from '../kernel/unknown-values.ts'
import type { GivenRecord, RestAgent } from '../model/given/given-record.ts'
import { heldRecord } from '../model/given/held-record.ts'
import { isOthers } from '../model/names/others.ts'
import { plainText } from '../model/plain-text.ts'
import { creatorNamesOf, namesOf, type RecordView, viewOf } from '../model/view.ts'

/** Options of {@link creatorsString}. */
export interface CreatorsOptions {
  /** The separator between two names; `, ` by default. */
  separator?: string
  /** The number of names before `et al.`; all by default. */
  maxCreators?: number
}

/**
 * Joins the names of a record's creators, or of a list of creators or names, in their order and spelling: `Lange,
 * Stefan, Büchner, Matthias`. Returns `''` if no name is usable.
 *
 * Codes for unknown values are omitted; `:etal` becomes `et al.`. Throws `TypeError` for anything but an object, a
 * list or null, an unknown option, and a `maxCreators` that is not a whole number above 0.
 *
 * @example
 * const creators = [{ name: 'Okafor, Ada' }, { name: 'Núñez, Björn' }, { name: 'Lee, Ann' }]
 * creatorsString(creators, { separator: '; ', maxCreators: 2 }) // → 'Okafor, Ada; Núñez, Björn; et al.'
 */
export function creatorsString(
  creators: GivenRecord | readonly (string | RestAgent)[],
  options: CreatorsOptions = {},
): string {
  requireRecord(creators)
  const checked = checkedOptions(options, ['separator', 'maxCreators'])
  return onlyTypeErrors(() =>
    joinNames(Array.isArray(creators) ? namesOf(creators) : creatorNamesOf(viewOf(heldRecord(creators))), checked),
  )
}

/** Joins the names of a parsed record's creators, as {@link creatorsString} does. */
export const creatorsOf = (view: RecordView, options: CreatorsOptions): string =>
  joinNames(creatorNamesOf(view), options)

function joinNames(written: readonly string[], { separator = ', ', maxCreators }: CreatorsOptions): string {
  if (maxCreators !== undefined && !(Number.isInteger(maxCreators) && maxCreators > 0)) {
    throw wrongArgument('The option maxCreators', 'a whole number above 0', maxCreators)
  }
  const texts = written.map(plainText).filter(text => text !== '')
  const names = texts.filter(text => unknownValueOf(text) === undefined && !isOthers(text))
  const shown = names.slice(0, maxCreators)
  const hasMore = shown.length < names.length || texts.some(isOthers)
  if (hasMore && shown.length > 0) shown.push('et al.')
  return shown.join(separator)
}
