import { hashOf } from '../../catalog/base64url.ts'
import type { VersionLink, Versions } from '../../client/requests.ts'
import { doiKey } from '../../identifiers/index.ts'
import type { Resource } from '../../model/index.ts'
import { disposition } from '../files/disposition.ts'
import { signpostHeader } from '../links/resource-signposts.ts'
import { selection } from '../listing/parameters.ts'
import { withCharset } from '../negotiation/accept.ts'
import { agreeOn, type Chosen, chosenBy, chosenByEnding, wantedLinkset } from '../negotiation/choose-representation.ts'
import { isOfMetadata } from '../negotiation/representations.ts'
import { fieldsOf, recordText } from '../record/present.ts'
import { render } from '../record/representation-text.ts'
import { missingOrGone, type Tombstone } from '../record/tombstone.ts'
import { HttpError } from '../reply/http-error.ts'
import type { Reply } from '../reply/reply.ts'
import { type Context, json, type Route } from '../route.ts'
import { idOf } from '../target.ts'
import { resourceLinkset } from './linkset.ts'

/** The route of a resource in the negotiated representation. */
export const resource: Route = {
  pattern: '/api/v1/resources/<id>/',
  path: /^\/api\/v1\/resources\/([^/]+)\/$/,
  name: 'Resource Instance',
  types: json,
  negotiates: true,
  answer: async (context, [text = '']) => await negotiated(context, idOf(text)),
}

/**
 * Responds with a resource, or with its linkset, in the representation that `?format=` or the Accept header selects.
 */
export async function negotiated(context: Context, id: string): Promise<Reply> {
  const format = context.target.parameters.get('format') || undefined
  if (format !== undefined) return await answer(context, id, chosenBy(format), true)
  const linkset = wantedLinkset(context.header('accept'))
  if (linkset !== undefined) return await resourceLinkset(id, linkset, context.options)
  const chosen = agreeOn(context.header('accept'))
  if (chosen === undefined) throw new HttpError(406, 'Could not satisfy the request Accept header.')
  return await answer(context, id, chosen, false)
}

/**
 * Responds with a resource as a file in the representation that has the given file name extension. Rejects with 404 for
 * an unknown extension.
 */
export async function withEnding(context: Context, id: string, ending: string): Promise<Reply> {
  const chosen = chosenByEnding(ending)
  if (chosen === undefined) throw new HttpError(404, 'Not found.')
  return await answer(context, id, chosen, true)
}

/** The route of a resource as a file, with the extension of a representation. */
export const resourceFile: Route = {
  pattern: '/api/v1/resources/<id>.<ending>',
  path: /^\/api\/v1\/resources\/([^/.]+)\.([a-z]+)$/,
  name: 'Resource Instance',
  types: json,
  negotiates: true,
  answer: async (context, [text = '', ending = '']) => await withEnding(context, idOf(text), ending),
}

/**
 * Responds with a resource. Only the JSON record is cached, because it is requested most often, and other
 * representations depend on more than the target.
 */
function answer(context: Context, id: string, chosen: Chosen, isFile: boolean): Promise<Reply> {
  const make = (): Promise<Reply> => newAnswer(context, id, chosen, isFile)
  const { path, search } = context.target
  return chosen.representation.id === 'json' ? context.kept.get(path + search, make) : make()
}

async function newAnswer(context: Context, id: string, chosen: Chosen, isFile: boolean): Promise<Reply> {
  const { target, options } = context
  const served = await options.catalog.served(id)
  if (served === undefined) throw await missingOrGone('resource', id, options)
  const { representation, type } = chosen
  const resource: Resource = JSON.parse(served.json)
  const whole = served.url === undefined ? resource : { ...resource, landing_page: served.url }
  const headers: [string, string][] = [['Link', signpostHeader(resource, options.baseUrl)]]
  const isJson = representation.id === 'json'
  const isWhole = !target.parameters.has('fields') && !target.parameters.has('exclude')
  const lastModified = served.changed
  if (isJson && isWhole && !isFile) return { body: served.json, hash: served.hash, headers, lastModified }
  if (resource.datacite === null && isOfMetadata(representation)) {
    // DataCite formats need metadata that the resource lacks. Another representation may be acceptable to the client.
    const other = isFile ? undefined : agreeOn(context.header('accept'), false)
    if (other !== undefined) return newAnswer(context, id, other, false)
    throw new HttpError(406, `The metadata of this resource are not stored here; follow its DOI: ${resource.doi_url}.`)
  }
  if (isFile) headers.push(disposition('inline', `${resource.doi || resource.id}.${representation.ending}`))
  if (isJson)
    return {
      body: isWhole ? served.json : recordText(selection(target.parameters)(fieldsOf.resource(resource, options))),
      headers,
      lastModified,
    }
  const body = await render(whole, chosen, target.parameters, options)
  // Two media types may have the same text but are still different representations.
  return { body, type: withCharset(type), hash: await hashOf(`${type}\n${body}`), headers, lastModified }
}

/** The route of the version chain of a resource, with its warnings and its latest version. */
export const versions: Route = {
  pattern: '/api/v1/resources/<id>/versions/',
  path: /^\/api\/v1\/resources\/([^/]+)\/versions\/$/,
  name: 'Resource Instance',
  types: json,
  async answer({ options }, [text = '']) {
    const id = idOf(text)
    const resource = await options.catalog.get('resource', id)
    if (resource === undefined) throw await missingOrGone('resource', id, options)
    // Imported lazily, because most services serve only records.
    const { knownVersions } = await import('../record/version-walk.ts')
    const { graph, withdrawn, latest, warnings } = await knownVersions(resource, options.catalog, options.baseUrl)
    const nodes = graph.versions(resource.doi).map(doi => {
      const { record, withdrawn: withdrawnDate } = graph.node(doi) ?? {}
      const { id = null, version = null, publication_date = null, title = null } = record ?? {}
      const url = id && `${options.baseUrl}/api/v1/resources/${id}/`
      const gone = withdrawn.get(doiKey(doi))
      return {
        doi,
        id,
        version,
        publication_date,
        title,
        url,
        withdrawn: gone === undefined ? null : withdrawalOf(gone),
        withdrawn_date: gone?.date ?? withdrawnDate ?? null,
      }
    })
    const { concept = null } = graph.chain(resource.doi) ?? {}
    const body: Versions = { latest, concept, versions: nodes, warnings }
    return { body: JSON.stringify(body) }
  },
}

const withdrawalOf = ({ reason, date, successor }: Tombstone): NonNullable<VersionLink['withdrawn']> => ({
  reason,
  date,
  successor,
})
