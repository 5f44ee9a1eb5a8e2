import type { Behaviour } from '../behaviour.ts'
import { leftAsSent } from './names.ts'

/**
 * Drops members that the registry's XML reader did not read on the day of the request, such as `relatedItems` before
 * 2021-05-26.
 */
export const newerMembersLost: Behaviour = {
  id: 'newer-members-lost',
  does: 'drops',
  via: ['xml'],
  until: leftAsSent,
  apply(work) {
    const { asOf } = work.sending
    for (const name of ['relatedIdentifiers', 'relatedItems'])
      for (const [path] of work.items(name)) work.drop([...path, 'relationTypeInformation'])
    if (asOf >= '2018-01-15' && asOf < '2018-12-15') work.drop(['version'])
    if (asOf < '2024-01-10')
      for (const name of ['publisherIdentifier', 'publisherIdentifierScheme', 'schemeUri', 'lang'])
        work.drop(['publisher', name])
    for (const [path] of work.items('subjects')) {
      if (asOf < '2021-03-26') work.drop([...path, 'classificationCode'])
      if (asOf >= '2020-07-14' && asOf < '2021-05-26')
        for (const name of ['schemeUri', 'valueUri']) work.drop([...path, name])
    }
    if (asOf < '2021-05-26') work.drop(['relatedItems'])
  },
}
