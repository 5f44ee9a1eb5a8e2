import { valueAt } from '../../pointer.ts'
import type { Behaviour } from '../behaviour.ts'

/** Does not hand out alternate identifiers that say the record's own address, or its DOI in capitals. */
export const ownAddressHidden: Behaviour = {
  id: 'own-address-hidden',
  does: 'drops',
  via: ['xml', 'json'],
  since: '2020-07-14',
  apply(work) {
    const { url, doi } = work.attributes
    const own = [url, typeof doi === 'string' ? doi.toUpperCase() : undefined]
    for (const [path, item] of work.items('alternateIdentifiers')) {
      const identifier = valueAt(item, ['alternateIdentifier'])
      if (typeof identifier === 'string' && own.includes(identifier)) work.drop(path)
    }
  },
}
