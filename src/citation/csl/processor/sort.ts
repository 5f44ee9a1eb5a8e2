import type { CslItem, CslName } from '../../../formats/csl-json/item.ts'
import { readDate, sortableDate } from './dates.ts'
import { NameList } from './names.ts'
import type { Area, SortKey } from './nodes.ts'
import { numberVariables } from './numbers.ts'
import { branch } from './output.ts'
import type { Renderer } from './render.ts'
import type { Scope } from './scope.ts'
import { scopeOf } from './scope.ts'
import { typesetText } from './typesetter.ts'

/** An item with its place in the list that was given, and its number in the bibliography. */
export interface Numbered {
  index: number
  number: number
  item: CslItem
}

/** Items in the order of an area of a style, https://docs.citationstyles.org/en/stable/specification.html#sorting; as they are where it has none. */
export function sorted<T extends Numbered>(items: readonly T[], area: Area, renderer: Renderer): readonly T[] {
  if (area.sort.length === 0 || items.length < 2) return items
  const collator = collatorOf(renderer.locale.language)
  const keyed = items.map(one => ({ one, keys: area.sort.map(key => keyOf(one, key, area, renderer)) }))
  keyed.sort((a, b) => {
    for (const [place, { isDescending }] of area.sort.entries()) {
      const [first = '', second = ''] = [a.keys[place], b.keys[place]]
      // What has no value comes last, whichever way the others are sorted.
      if (first === '' || second === '') {
        if (first !== second) return first === '' ? 1 : -1
        continue
      }
      const order = collator.compare(first, second)
      if (order !== 0) return isDescending ? -order : order
    }
    return 0
  })
  return keyed.map(({ one }) => one)
}

function collatorOf(language: string): Intl.Collator {
  const options = { sensitivity: 'base', ignorePunctuation: true, numeric: true } as const
  try {
    return new Intl.Collator(language, options)
  } catch {
    return new Intl.Collator('en-US', options)
  }
}

function keyOf({ item, number }: Numbered, { by, names }: SortKey, area: Area, renderer: Renderer): string {
  const sorting = { ...names, nameAsSortOrder: 'all' } as const
  const scope: Scope = scopeOf({ item, area, number, hasOwnSuffix: true, sorting })
  if ('macro' in by) return typesetText(branch(renderer.all(by.macro.children, scope)), renderer.locale)
  const { variable } = by
  const value = variable === 'citation-number' ? number : item[variable]
  if (Array.isArray(value)) {
    const format = { options: { ...area.names, ...sorting, form: 'long' as const }, name: undefined, etAl: undefined }
    const list = new NameList(value as CslName[], format, scope, renderer.style, renderer.locale)
    return typesetText(list.list(), renderer.locale)
  }
  const date = readDate(value)
  if (date?.from !== undefined) return sortableDate(date, ['year', 'month', 'day'])
  if (value === undefined || value === null || typeof value === 'object') return ''
  return numberVariables.has(variable)
    ? String(value).replace(/\d+/g, digits => digits.padStart(12, '0'))
    : bare(String(value))
}

/** A text without its markup and what stands before its first word. */
const bare = (text: string): string => text.replace(/<[^<>]{1,60}>/g, '').replace(/^["'“‘[(]+/, '')
