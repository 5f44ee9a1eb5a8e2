import { isObject } from '../../core/object.ts'
import { derivedTypes } from '../../datacite/derived/types.ts'
import type { Behaviour } from '../behaviour.ts'
import { unknownNames } from '../tables/unknown-parts.ts'

const typeNames = ['schemaOrg', 'citeproc', 'bibtex', 'ris'] as const

/** Adds what the resource type is called in other formats. */
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
      const value = names[name]
      if (via === 'json' && types[name] !== undefined) continue
      if (value !== undefined) work.set(['types', name], value)
      else work.leaveOpen('/types', unknownNames.text)
    }
  },
}
