import type { Resource } from '../model/index.ts'
import type { Chosen } from './agree.ts'
import { HttpError } from './http-error.ts'
import type { ServiceOptions } from './options.ts'
import { reference } from './reference.ts'

/**
 * A resource in a representation other than the API's own. One without metadata is written from what else it says: title, DOI,
 * version, year and publisher; as DataCite's own metadata, which would be refused for what they lack, it is 406.
 */
export async function render(
  resource: Resource,
  { representation: { id }, wishes }: Chosen,
  parameters: URLSearchParams,
  { bibliography }: ServiceOptions,
): Promise<string> {
  if (id === 'bibliography') return reference(resource, wishesOf(parameters, wishes), bibliography)
  if (resource.datacite === null && id.startsWith('datacite-'))
    throw new HttpError(
      406,
      `The metadata of this resource are not kept here; ask where its DOI leads: ${resource.doi_url}.`,
    )
  const { recordOf, writeAs } = await import('./write-as.ts')
  return writeAs(id, recordOf(resource))
}

/** What the client wishes for a reference: by parameter of the query, else of the media type. */
function wishesOf(
  parameters: URLSearchParams,
  wishes: ReadonlyMap<string, string>,
): { style?: string; locale?: string } {
  const style = parameters.get('style') || wishes.get('style')
  const locale = (parameters.get('locale') || wishes.get('locale'))?.replaceAll('_', '-')
  return { ...(style && { style }), ...(locale && { locale }) }
}
