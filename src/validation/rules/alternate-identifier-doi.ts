import { doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import { alternateIdentifiers } from '../predicates/lists.ts'
import { property, storing } from '../predicates/references.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const alternateIdentifierDoiDocs = (): RuleDocs => ({
  summary: 'Another DOI is given as a related identifier, not as an alternate identifier.',
  why: 'An alternate identifier is another name for the same copy of the resource; two DOIs for one resource are related by IsIdenticalTo. The registry drops alternate identifiers of type DOI.',
  examples: {
    passes: [
      {
        record: {
          alternateIdentifiers: [{ alternateIdentifier: 'E-GEOD-34814', alternateIdentifierType: 'Local ID' }],
        },
      },
    ],
    fails: [
      {
        record: {
          doi: '10.5880/abc',
          alternateIdentifiers: [{ alternateIdentifier: '10.1594/other', alternateIdentifierType: 'DOI' }],
        },
        pointer: '/alternateIdentifiers/0/alternateIdentifier',
        message:
          'The registry drops the alternate identifier 10.1594/other because it is a DOI; give it as a related identifier with the relation IsIdenticalTo.',
      },
      {
        record: {
          doi: '10.5880/abc',
          alternateIdentifiers: [{ alternateIdentifier: '10.5880/ABC', alternateIdentifierType: 'DOI' }],
        },
        pointer: '/alternateIdentifiers/0/alternateIdentifier',
        message:
          'The alternate identifier 10.5880/ABC is the record’s own DOI, which the registry drops here; remove it.',
      },
    ],
  },
  references: [property('alternateIdentifiers[]'), storing],
})
