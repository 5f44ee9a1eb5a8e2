import type { VersionLink, Versions } from '../../client/versions.ts'
import { doiKey } from '../../identifiers/index.ts'
import { missingOrGone, type Tombstone } from '../record/tombstone.ts'
import { json, type Route } from '../route.ts'
import { idOf } from '../target.ts'

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
    const { knownVersions } = await import('../record/version-walk.ts')
    const { graph, withdrawn, latest, warnings } = await knownVersions(resource, options.catalog, options.baseUrl)
    const nodes = graph.versions(resource.doi).map(doi => {
      const { record } = graph.node(doi) ?? {}
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
