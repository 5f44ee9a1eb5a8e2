import { doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import { alternateIdentifiers } from '../predicates/lists.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const alternateIdentifierDoi: Rule = {
  id: 'alternate-identifier-doi',
  severity: 'warning',
  behaviours: ['alternate-doi-dropped', 'own-address-hidden'],
  check: visiting(alternateIdentifiers, ({ item: entry, index }, { record, report }) => {
    const { alternateIdentifier: value, alternateIdentifierType: type } = entry
    if (type !== 'DOI' || typeof value !== 'string') return
    const path = ['alternateIdentifiers', index, 'alternateIdentifier']
    const doi = parseDoi(value)
    const own = typeof record.doi === 'string' ? parseDoi(record.doi) : undefined
    if (doi !== undefined && own !== undefined && doiKey(doi) === doiKey(own)) {
      report({
        path,
        severity: 'info',
        message: `The alternate identifier ${shorten(value)} is the record’s own DOI, which the registry drops here; remove it.`,
        fix: {
          description: 'Remove the alternate identifier.',
          safe: true,
          patch: [{ op: 'remove', path: `/alternateIdentifiers/${index}` }],
        },
      })
      return
    }
    report({
      path,
      message: `The registry drops the alternate identifier ${shorten(value)} because it is a DOI; give it as a related identifier with the relation IsIdenticalTo.`,
    })
  }),
}
