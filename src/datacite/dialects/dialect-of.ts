import { isObject } from '../../core/object.ts'
import { type Dialect, isForeign } from './dialect.ts'
import { dialects } from './index.ts'
import { memberAt } from './read-members.ts'

/**
 * Returns the first dialect that detects an object and defines at least half of the object's members.
 *
 * An object with a DOI or creators but otherwise unknown members is foreign JSON, which would be read as a record
 * without a title. An object with only a DOI is a record, because registries return drafts in this form.
 */
export const dialectOf = (value: Readonly<Record<string, unknown>>, isTyped: boolean): Dialect | undefined =>
  isForeign(value)
    ? undefined
    : dialects.find(dialect => dialect.detect(value, isTyped) && isMostlyKnown(dialect, value))

function isMostlyKnown({ spec, around }: Dialect, value: Readonly<Record<string, unknown>>): boolean {
  const { attributes } = value
  const members = isObject(attributes) ? attributes : value
  let balance = 0
  let isOfOthers = false
  let at = 0
  for (const name in members) {
    if (memberAt(spec, name, at++) !== undefined) {
      balance++
      continue
    }
    // The registry's own members, such as `id` and `created`, also occur in other formats.
    if (spec.silent?.has(name)) continue
    if (spec.ignored.has(name) || around?.has(name)) balance++
    else {
      balance--
      isOfOthers ||= ofOthers.has(name)
    }
  }
  return balance > 0 || (balance === 0 && !isOfOthers)
}

/**
 * Members that identify the JSON of other tools. An object with such a member is foreign even if a dialect defines half
 * of the object's members.
 */
const ofOthers = new Set([
  ...['title', 'name', 'author', 'authors', 'issued', 'DOI', 'container-title', 'display_name', 'metadata', 'body'],
  ...['upload_type', 'publication_date', 'publication_year', 'year', 'journal', 'ids', 'abstract', 'keywords'],
])
