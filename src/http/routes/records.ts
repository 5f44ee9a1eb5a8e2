import type { Kind } from '../../catalog/index.ts'
import { listingAs } from '../listing/listing-formats.ts'
import { listingPage } from '../listing/pagination.ts'
import { selection } from '../listing/parameters.ts'
import { chosenBy } from '../negotiation/choose-representation.ts'
import type { ServiceOptions } from '../options.ts'
import { collections, fieldsOf, kindNames, recordText } from '../record/present.ts'
import { missing, missingOrGone } from '../record/tombstone.ts'
import { HttpError } from '../reply/http-error.ts'
import { settled } from '../reply/respond.ts'
import { json, type Route } from '../route.ts'
import { idOf } from '../target.ts'

/** Creates the route that lists the records of a kind. */
export const listRoute = (kind: Kind): Route => ({
  pattern: `/api/v1/${collections[kind]}/`,
  path: new RegExp(`^/api/v1/${collections[kind]}/$`),
  name: `${kindNames[kind]} List`,
  types: json,
  async answer({ target, options, limits, kept }) {
    const format = target.parameters.get('format') || 'json'
    if (!isJson(format)) return listingAs(kind, format, target, options)
    return settled(await kept.get(target.path + target.search, () => listingPage(kind, target, options, limits)))
  },
})

/** Creates the route of a dataset or a file. Resources have their own route. */
export const detailRoute = (kind: 'dataset' | 'file'): Route => ({
  pattern: `/api/v1/${collections[kind]}/<id>/`,
  path: new RegExp(`^/api/v1/${collections[kind]}/([^/]+)/$`),
  name: `${kindNames[kind]} Instance`,
  types: json,
  async answer({ target: { path, parameters, search }, options, kept }, [text = '']) {
    const id = idOf(text)
    refuseOtherFormats(parameters)
    return kept.get(path + search, async () => {
      const lastModified = await options.catalog.lastChange(kind, id)
      const record = await detail(kind, id, options)
      return { body: recordText(selection(parameters)(record)), ...(lastModified && { lastModified }) }
    })
  },
})

async function detail<K extends Kind>(kind: K, id: string, options: ServiceOptions) {
  const record = await options.catalog.get(kind, id)
  if (record === undefined) throw await missingOrGone(kind, id, options)
  return fieldsOf[kind](record, options)
}

/** True if a format name selects the API's own JSON. */
const isJson = (format: string): boolean => /^(?:json|resource|application\/json)$/i.test(format)

function refuseOtherFormats(parameters: URLSearchParams): void {
  const format = parameters.get('format')
  if (format && chosenBy(format).representation.id !== 'json')
    throw new HttpError(406, `Only JSON is available here; single resources are available as "${format.slice(0, 60)}".`)
}

/** Creates the route of a record's history, with dates. The history of a withdrawn record omits the changes. */
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
