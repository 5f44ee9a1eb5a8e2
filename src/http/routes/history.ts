import type { Kind } from '../../catalog/index.ts'
import { collections } from '../listing/listing.ts'
import { missing } from '../record/tombstone.ts'
import { json, type Route } from '../route.ts'
import { idOf } from '../target.ts'

/** What happened to a record and when; of one that has been withdrawn, not what it said. */
export const historyRoute = (kind: Kind): Route => ({
  pattern: `/api/v1/${collections[kind]}/<id>/history/`,
  path: new RegExp(`^/api/v1/${collections[kind]}/([^/]+)/history/$`),
  name: 'History',
  types: json,
  async answer({ options: { catalog } }, [text = '']) {
    const id = idOf(text)
    const entries = await catalog.history(kind, id)
    const last = entries.at(-1)
    if (last === undefined) throw missing(kind)
    const shown = last.action === 'withdrawn' ? entries.map(({ changes: _, ...entry }) => entry) : entries
    return { body: JSON.stringify({ id, history: shown }), lastModified: last.date }
  },
})
