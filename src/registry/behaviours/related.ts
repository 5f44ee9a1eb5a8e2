import { isObject } from '../../core/object.ts'
import { valueAt } from '../../core/pointer.ts'
import type { Behaviour } from '../behaviour.ts'
import { relatedDoiIn } from '../values/identifiers.ts'
import type { Work } from '../work.ts'
import { leftAsSent } from './names.ts'

/**
 * Drops the identifier of a related item if the identifier element has no attributes.
 *
 * The XML reader parses an element without attributes as text.
 */
export const untypedIdentifierLost: Behaviour = {
  id: 'untyped-identifier-lost',
  does: 'drops',
  via: ['xml'],
  apply(work) {
    for (const [path, item] of work.items('relatedItems')) {
      const identifier = valueAt(item, ['relatedItemIdentifier'])
      if (isObject(identifier) && Object.keys(identifier).every(name => name === 'relatedItemIdentifier'))
        work.drop([...path, 'relatedItemIdentifier', 'relatedItemIdentifier'])
      // Neither a year stored as text nor an empty list for an absent one is a change: bolognese
      // lib/bolognese/readers/datacite_reader.rb:236-247.
      if (!isObject(item)) continue
      if (typeof item.publicationYear === 'number') work.put([...path, 'publicationYear'], String(item.publicationYear))
      for (const name of ['creators', 'contributors']) if (item[name] === undefined) work.put([...path, name], [])
    }
  },
}

/**
 * Writes related DOIs bare and in lower case. Drops the value, but not the type, of an identifier of type DOI that is
 * not a DOI.
 *
 * Before 2020-03-01, only converts the value to lower case.
 */
export const relatedDoiRewritten: Behaviour = {
  id: 'related-doi-rewritten',
  does: 'changes',
  via: ['xml'],
  until: leftAsSent,
  apply(work) {
    for (const [path, related] of work.items('relatedIdentifiers'))
      if (valueAt(related, ['relatedIdentifierType']) === 'DOI')
        work.rewriteOrDrop([...path, 'relatedIdentifier'], text => relatedDoi(work, text))
    for (const [path, item] of work.items('relatedItems'))
      if (valueAt(item, ['relatedItemIdentifier', 'relatedItemIdentifierType']) === 'DOI')
        work.rewriteOrDrop([...path, 'relatedItemIdentifier', 'relatedItemIdentifier'], text => relatedDoi(work, text))
  },
}

const relatedDoi = (work: Work, text: string): string | undefined =>
  work.sending.asOf < '2020-03-01' ? text.toLowerCase() : relatedDoiIn(text)
