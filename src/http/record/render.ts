import type { Resource } from '../../model/index.ts'
import type { Chosen } from '../negotiation/agree.ts'
import type { ServiceOptions } from '../options.ts'
import { reference } from './reference.ts'

/**
 * A resource in a representation other than the API's own. Without metadata, it is written from its title, DOI, version, year and
 * publisher.
 */
export async function render(
  resource: Resource,
  { representation, wishes }: Chosen,
  parameters: URLSearchParams,
  { bibliography }: ServiceOptions,
): Promise<string> {
  const { id } = representation
  if (id === 'bibliography') return reference(resource, wishesOf(parameters, wishes), bibliography)
  // Loaded on first use, because it brings in all formats.
  const [{ formats }, { recordOf }] = await Promise.all([import('../../formats/formats.ts'), import('./record-of.ts')])
  const format = formats.find(format => format.id === id)
  if (format?.write === undefined) throw new TypeError(`Nothing writes "${id}".`)
  return format.write(recordOf(resource), { losses: false }).text
}

/** The client's wishes for a reference, from the query or else from the media type. */
function wishesOf(
  parameters: URLSearchParams,
  wishes: ReadonlyMap<string, string>,
): { style?: string; locale?: string } {
  const style = parameters.get('style') || wishes.get('style')
  const locale = (parameters.get('locale') || wishes.get('locale'))?.replaceAll('_', '-')
  return { ...(style && { style }), ...(locale && { locale }) }
}
