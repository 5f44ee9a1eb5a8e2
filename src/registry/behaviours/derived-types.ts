import { isObject } from '../../core/object.ts'
import { derivedTypes } from '../../datacite/derived/types.ts'
import type { Behaviour } from '../behaviour.ts'

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
    for (const [name, value] of Object.entries(derivedTypes(types.resourceTypeGeneral, types.resourceType)))
      if (via === 'xml' || types[name] === undefined) work.set(['types', name], value)
  },
}
