import type { Versions } from '../../client/versions.ts'
import { json, type Route } from '../route.ts'
import { missingOrGone } from '../tombstone.ts'
import { idOf } from './records.ts'

/** The version chain of a resource, its warnings and its latest version. */
export const versions: Route = {
  pattern: '/api/v1/resources/<id>/versions/',
  path: /^\/api\/v1\/resources\/([^/]+)\/versions\/$/,
  name: 'Resource Instance',
  types: json,
  async answer({ options }, [text = '']) {
    const id = idOf(text)
    const resource = await options.catalog.get('resource', id)
    if (resource === undefined) throw await missingOrGone('resource', id, options)
    // Loaded when it is first needed, because most services are asked for records.
    const [{ walkOf }, { versionGraph }] = await Promise.all([
      import('../version-walk.ts'),
      import('../../versions/index.ts'),
    ])
    const records = await walkOf(resource, options.catalog)
    const graph = versionGraph(records)
    const nodes = graph.versions(resource.doi).map(doi => {
      const { record } = graph.node(doi) ?? {}
      const { id = null, version = null, publication_date = null, title = null } = record ?? {}
      return { doi, id, version, publication_date, title, url: id && `${options.baseUrl}/api/v1/resources/${id}/` }
    })
    const { latest = resource.doi, concept = null } = graph.chain(resource.doi) ?? {}
    const body: Versions = { latest, concept, versions: nodes, warnings: graph.warnings }
    return { body: JSON.stringify(body) }
  },
}
