import { isObject } from '../../core/object.ts'
import { derivedTypes } from '../../datacite/derived/types.ts'
import type { Behaviour } from '../behaviour.ts'

const typeNames = ['schemaOrg', 'citeproc', 'bibtex', 'ris'] as const

/** Adds the names of the resource type in schema.org, CSL, BibTeX and RIS. */
export const typesDerived: Behaviour = {
  id: 'types-derived',
  does: 'changes',
  via: ['xml', 'json'],
  apply(work) {
    const { via } = work.sending
    if (work.attributes.types === (via === 'json' ? null : undefined)) work.put(['types'], {})
    const { types } = work.attributes
    if (!isObject(types)) return
    const names = derivedTypes(types.resourceTypeGeneral, types.resourceType)
    for (const name of typeNames) {
      if (via === 'json' && types[name] !== undefined) continue
      work.set(['types', name], names[name])
    }
  },
}
