import { parseDoi } from '../../identifiers/index.ts'
import { valueAt } from '../../pointer.ts'
import type { Behaviour } from '../behaviour.ts'

/** Does not hand out alternate identifiers that say the record's own address, or its DOI once more. */
export const ownAddressHidden: Behaviour = {
  id: 'own-address-hidden',
  does: 'drops',
  via: ['xml', 'json'],
  since: '2020-07-14',
  apply(work) {
    const { url, doi } = work.attributes
    const own = [url, typeof doi === 'string' ? doi.toUpperCase() : undefined]
    const key = typeof doi === 'string' ? keyOf(doi) : undefined
    for (const [path, item] of work.items('alternateIdentifiers')) {
      const identifier = valueAt(item, ['alternateIdentifier'])
      if (typeof identifier !== 'string') continue
      const isOwnDoi = valueAt(item, ['alternateIdentifierType']) === 'DOI' && keyOf(identifier) === key
      if (isOwnDoi || own.includes(identifier)) work.drop(path)
    }
  },
}

const keyOf = (text: string): string => parseDoi(text)?.toLowerCase() ?? text
