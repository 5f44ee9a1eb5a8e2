import { unknownValueOf } from '../kernel/unknown-values.ts'
import { creatorNamesOf, namesOf, type RecordView, viewOf } from '../model/view.ts'
import { plainText } from './plain-text.ts'

/** How creators are joined; see {@link creatorsString}. */
export interface CreatorsOptions {
  /** What stands between two names; `, ` where not given. */
  separator?: string
  /** How many names are written before `et al.`; all where not given. */
  maxCreators?: number
}

/**
 * The names of a record's creators (or of a list of creators or names) in their order, written as the record has them and
 * joined by `, `: `Lange, Stefan, Büchner, Matthias`. Codes for unknown values are left out, `:etal` becomes `et al.`;
 * no usable name gives `''`. Throws `TypeError` where `maxCreators` is not a whole number above 0.
 */
export const creatorsString = (creators: object | null, options: CreatorsOptions = {}): string =>
  joinNames(Array.isArray(creators) ? namesOf(creators) : creatorNamesOf(viewOf(creators)), options)

/** {@link creatorsString} of a record that was taken apart already. */
export const creatorsOf = (view: RecordView, options: CreatorsOptions): string =>
  joinNames(creatorNamesOf(view), options)

function joinNames(
  written: readonly string[],
  { separator = ', ', maxCreators = Number.POSITIVE_INFINITY }: CreatorsOptions,
): string {
  if (maxCreators !== Number.POSITIVE_INFINITY && !(Number.isInteger(maxCreators) && maxCreators > 0)) {
    throw new TypeError(`maxCreators is ${maxCreators}; it should be a whole number above 0.`)
  }
  let joined = ''
  let count = 0
  let hasMore = false
  for (const name of written) {
    const text = plainText(name)
    const code = unknownValueOf(text)
    hasMore ||= code === ':etal' || (code === undefined && text !== '' && count === maxCreators)
    if (text === '' || code !== undefined || count === maxCreators) continue
    joined += count === 0 ? text : separator + text
    count++
  }
  return hasMore && count > 0 ? `${joined}${separator}et al.` : joined
}
