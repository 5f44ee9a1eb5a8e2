import type { ReferenceField, ReferenceValues } from '../tagged/fields.ts'

/** The values with first and last page joined, as EndNote writes them. */
export function joinPages(values: ReferenceValues): [field: Exclude<ReferenceField, 'lastPage'>, value: string][] {
  const last = values.find(([field]) => field === 'lastPage')?.[1]
  const hasFirst = values.some(([field]) => field === 'firstPage')
  return values.flatMap(([field, value]): [Exclude<ReferenceField, 'lastPage'>, string][] => {
    if (field === 'lastPage') return hasFirst ? [] : [['firstPage', value]]
    return [[field, field === 'firstPage' && last !== undefined ? `${value}-${last}` : value]]
  })
}
