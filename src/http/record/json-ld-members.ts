import { isObject } from '../../core/object.ts'
import { licenceAt } from '../../formats/work/licences.ts'
import { readsLikeOrganisation } from '../../model/names/organisation.ts'

/** Adds a type to each creator without a type: organisation if the name reads like an organisation's, else person. */
export const typedCreators = (creators: unknown): unknown[] =>
  [creators]
    .flat()
    .map(creator =>
      isObject(creator) && creator['@type'] === undefined
        ? { '@type': readsLikeOrganisation(String(creator.name)) ? 'Organization' : 'Person', ...creator }
        : creator,
    )

/**
 * Returns licences without duplicates, each known licence followed by its SPDX address. If only one entry results,
 * returns the entry instead of a list.
 */
export function withSpdx(licences: unknown): unknown {
  const all = [licences].flat().flatMap(licence => {
    const known = typeof licence === 'string' ? licenceAt(licence) : undefined
    return known === undefined ? [licence] : [licence, `https://spdx.org/licenses/${known.id}`]
  })
  const each = [...new Set(all)]
  return each.length === 1 ? each[0] : each
}

/**
 * Describes the access to data in schema.org terms.
 *
 * Uses the address of the access right in the record or, if there is none, the term for open or restricted access in
 * https://vocabularies.coar-repositories.org/access_rights/.
 */
export function accessMembers(isPublic: boolean, rights: readonly unknown[] = []): Record<string, unknown> {
  const stated = rights.find(address => typeof address === 'string' && accessAddress.test(address))
  const isOpen = stated === undefined ? isPublic : /openAccess$|c_abf2\b/i.test(String(stated))
  const usual = `http://purl.org/coar/access_right/${isOpen ? 'c_abf2' : 'c_16ec'}`
  return { isAccessibleForFree: isOpen, conditionsOfAccess: stated ?? usual }
}

/** Matches the addresses of access rights in the vocabularies of OpenAIRE (`info:eu-repo`) and COAR. */
const accessAddress = /^(?:info:eu-repo\/semantics\/\w+Access$|https?:\/\/purl\.org\/coar\/access_right\/c_)/i
