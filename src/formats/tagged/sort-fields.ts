import { kindOfNumber, standardNumbersIn } from '../work/further-numbers.ts'
import type { Account, Work } from '../work/index.ts'
import { splitPages } from '../work/pages.ts'
import type { ReferenceField } from './reference-fields.ts'
import { sayTagged } from './tagged-messages.ts'

/** A value with its tag. */
export interface TaggedValue {
  tag: string
  value: string
}

/** The values by field, and the remaining values by tag. */
export interface SortedValues {
  values: Map<ReferenceField, string[]>
  rest: Map<string, string[]>
}

/**
 * Sorts tagged values by field. If several tags belong to one field, the first tag in the table takes precedence.
 *
 * A field with a single value takes the first value, and the field of serial numbers also takes every further valid
 * number. A list has the values of all its tags in the order of the lines.
 */
export function sortFields(
  given: readonly TaggedValue[],
  fields: Readonly<Record<ReferenceField, readonly string[]>>,
  isList: ReadonlySet<ReferenceField>,
): SortedValues {
  const lines = given.flatMap(line =>
    fields.serial.includes(line.tag) ? standardNumbersIn(line.value).map(value => ({ tag: line.tag, value })) : [line],
  )
  const left = byTag(lines)
  const isLeft = (tag: string): boolean => (left.get(tag) ?? none).length > 0
  const values = new Map<ReferenceField, string[]>()
  for (const field of Object.keys(fields) as ReferenceField[]) {
    const tags = fields[field].filter(isLeft)
    if (tags.length === 0) continue
    const found = isList.has(field) && tags.length > 1 ? inOrder(lines, tags) : tags.flatMap(tag => left.get(tag) ?? [])
    const [first] = found
    if (first === undefined) continue
    const taken = isList.has(field)
      ? found
      : field === 'serial'
        ? found.filter(value => value === first || kindOfNumber(value) !== undefined)
        : [first]
    values.set(field, taken)
    for (const tag of tags)
      left.set(tag, isList.has(field) ? none : (left.get(tag) ?? none).filter(value => !taken.includes(value)))
  }
  splitJoined(values)
  splitKeywords(values)
  const rest = new Map<string, string[]>()
  for (const [tag, others] of left) if (others.length > 0) rest.set(tag, others)
  return { values, rest }
}

const none: string[] = []

function byTag(lines: readonly TaggedValue[]): Map<string, string[]> {
  const all = new Map<string, string[]>()
  for (const { tag, value } of lines) {
    const list = all.get(tag)
    if (value === '') continue
    if (list === undefined) all.set(tag, [value])
    else list.push(value)
  }
  return all
}

const inOrder = (lines: readonly TaggedValue[], tags: readonly string[]): string[] =>
  lines.flatMap(({ tag, value }) => (value !== '' && tags.includes(tag) ? [value] : []))

/** Splits a page range such as `97-131` in one field. */
function splitJoined(values: Map<ReferenceField, string[]>): void {
  if (values.has('lastPage')) return
  const { firstPage, lastPage } = splitPages(values.get('firstPage')?.[0] ?? '')
  if (lastPage === undefined) return
  values.set('firstPage', [firstPage])
  values.set('lastPage', [lastPage])
}

function splitKeywords(values: Map<ReferenceField, string[]>): void {
  const [joined = '', ...others] = values.get('keyword') ?? []
  if (others.length === 0 && joined.includes(';')) values.set('keyword', keywordsIn(joined))
}

/** Splits a lone keyword at semicolons, because some databases put all keywords into one field. */
const keywordsIn = (text: string): string[] =>
  text
    .split(';')
    .map(word => word.trim())
    .filter(word => word !== '')

/** Reports a single keyword that {@link keywordsIn} would split. */
export function tellJoinedKeywords({ keywords: [only, ...others] }: Work, account: Account): void {
  if (only !== undefined && others.length === 0 && keywordsIn(only.value)[0] !== only.value)
    account.changed(only, sayTagged('keywordSplit', { keyword: only.value }))
}
