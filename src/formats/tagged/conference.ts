import type { CitedTexts } from '../work/cited-members.ts'
import { type Account, citedOf, type Work } from '../work/index.ts'
import type { KeepField, ReferenceField } from './reference-fields.ts'

type Values = ReadonlyMap<ReferenceField, readonly string[]>

/**
 * Reads the conference fields of a paper in proceedings, as EndNote and Zotero write them.
 *
 * If a field has the title of the proceedings, the container field names the conference, the place field names its
 * venue, and the place of publication has its own field.
 */
export function readConference(
  general: string | undefined,
  values: Values,
  keep: KeepField,
): { values: Values; cited: CitedTexts } {
  const [proceedings, published] = (['proceedings', 'publishedAt'] as const).map(field => values.get(field)?.[0])
  const isPaper = general === 'ConferencePaper' && proceedings !== undefined
  if (!isPaper) {
    for (const field of ['proceedings', 'publishedAt'] as const) if (values.has(field)) keep(field)
    return { values, cited: {} }
  }
  const others = new Map(values)
  others.set('container', [proceedings])
  others.delete('place')
  if (published !== undefined) others.set('place', [published])
  return {
    values: others,
    cited: { 'event-title': values.get('container')?.[0], 'event-place': values.get('place')?.[0] },
  }
}

/** True if a work has a conference that is written in addition to the title of its proceedings. */
export const hasConference = ({ record, general, container }: Work): boolean =>
  general?.value === 'ConferencePaper' && container?.title !== undefined && citedOf(record, 'event-title') !== undefined

/** Writes the conference to the fields that other works use for their container and place. */
export function conferenceValues(work: Work, account: Account): [field: ReferenceField, value: string][] {
  if (!hasConference(work)) return []
  const rows = [
    ['event-title', 'container'],
    ['event-place', 'place'],
    ['publisher-place', 'publishedAt'],
  ] as const
  return rows.flatMap(([variable, field]): [ReferenceField, string][] => {
    const held = citedOf(work.record, variable)
    return held === undefined ? [] : [[field, account.carry(held)]]
  })
}
