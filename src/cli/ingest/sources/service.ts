import type { Withdrawal } from '../../../catalog/index.ts'
import { apiAt, pageAt } from '../../../client/requests.ts'
import { isObject } from '../../../core/object.ts'
import { parsedJson } from '../../../core/strings.ts'
import { parseDoi } from '../../../identifiers/index.ts'
import type { Page } from '../../../model/page.ts'
import { RequestError } from '../../../request/error.ts'
import type { Question } from '../../../request/question.ts'
import { asksByIds, CutLists } from './cut-lists.ts'
import { filesUrlOf } from './files-url.ts'
import { nextPage, type OnlineSource, type PageMark, type SourcePage } from './source.ts'

/** The number of records per page. One response is in memory at a time. */
const pageSize = 200

/**
 * The lists of a metadata service's API, in the order of loading; only `datasets` is mandatory. Files are loaded after
 * the datasets that list them, because file records have more detail.
 */
const lists = ['datasets', 'files', 'resources'] as const

/** The codes of errors that indicate that a server does not offer a list. */
const noList: ReadonlySet<string> = new Set(['not-found', 'gone', 'refused', 'wrong-type', 'unreadable'])

/**
 * Resolves to the address of version 1 of the API if an address ends in `/api`, else to the address itself.
 *
 * Also resolves to the address itself if the server has no API there, because a service may be mounted at `/api`.
 */
export async function respondingApi(
  address: string,
  ask: (page: Question<unknown>) => Promise<unknown>,
): Promise<string> {
  if (!/[^/]\/api$/i.test(address)) return address
  const api = apiAt(`${address}/v1`)
  try {
    await ask(pageAt(`${api}/datasets/?page_size=1`))
    return api
  } catch (error) {
    if (!(error instanceof RequestError)) throw error
    return noList.has(error.code) ? address : api
  }
}

/** Creates the source of a metadata service. Accepts the address of the service with or without `/api/v1/`. */
export function serviceSource(address: string): OnlineSource {
  const base = `${apiAt(address)}/`
  const marks = new Map<string, PageMark>()
  const listAt = (name: string): string => `${base}${name}/?page_size=${pageSize}`
  const cut = new CutLists(base, listAt)
  const files = filesUrlOf()
  const nameAt = (page: string): (typeof lists)[number] =>
    lists.find(name => new URL(page).pathname.endsWith(`/${name}/`)) ?? 'datasets'
  const following = (page: string): string | undefined => {
    const name = lists[lists.indexOf(nameAt(page)) + 1]
    return name && listAt(name)
  }
  return {
    name: base,
    isIncremental: false,
    marks,
    first: () => listAt('datasets'),
    further: () => cut.further(),
    filesUrl: files.url,
    withdrawalOf: (kind, id) => tombstoneAt(`${base}${kind}s/${id}/`),
    page(at) {
      if (at === cut.address) return cut.ids()
      const question = pageAt<unknown>(at)
      const known = marks.get(at)?.etag
      return {
        ...question,
        ...(known !== undefined && { known }),
        async read(text, etag) {
          const reading = await question.read(text)
          if (!reading.ok) return reading
          const page = pageOf(reading.value, at)
          files.note(page.records)
          if (!asksByIds(at)) note(at, page, etag)
          return { ok: true, value: page }
        },
      }
    },
    isAbsent(at, { code }) {
      if (at === cut.address) return noList.has(code)
      return code === 'not-found' && nameAt(at) !== 'datasets' && (at === listAt(nameAt(at)) || asksByIds(at))
    },
    after: at => (at === cut.address ? cut.refuse() : asksByIds(at) ? cut.following() : following(at)),
  }

  function note(at: string, { records, count = 0, next }: SourcePage, etag: string | undefined): void {
    const isCut = cut.isCut(nameAt(at))
    if (etag === undefined || isCut) marks.delete(at)
    else marks.set(at, { etag, records: records.length, count, ...(next !== undefined && { next }) })
  }

  function pageOf({ count, next, results }: Page<unknown>, at: string): SourcePage {
    const list = nameAt(at)
    cut.note(results)
    if (asksByIds(at)) return cut.byIds(at, results, list)
    if (next === null && cut.end(list, count))
      for (const address of marks.keys()) if (nameAt(address) === list) marks.delete(address)
    return {
      records: results,
      deleted: [],
      faults: [],
      count,
      list,
      next: next === null ? following(at) : nextPage(next, at),
    }
  }
}

const tombstoneAt = (url: string): Question<Withdrawal> => ({
  url,
  types: ['application/json'],
  given: [410],
  read(text) {
    const value = parsedJson(text)
    const { reason, successor } = isObject(value) ? value : {}
    if (typeof reason !== 'string' || reason === '') return { ok: false, reason: 'It has no reason.' }
    const doi = typeof successor === 'string' ? parseDoi(successor) : undefined
    return { ok: true, value: { reason: reason.slice(0, 2000), ...(doi !== undefined && { successor: doi }) } }
  },
})
