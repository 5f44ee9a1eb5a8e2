import { nodeAt } from '../../kernel/tree.ts'
import { geoLocations } from '../predicates/lists.ts'
import { property, readingXml } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const repeatedPlace: Rule = {
  id: 'repeated-place',
  severity: 'error',
  behaviours: ['places-dropped', 'wrong-type-dropped'],
  check: visiting(geoLocations, ({ item: location, index }, { kernel, report }) => {
    for (const member of members) {
      const values = location[member]
      if (!Array.isArray(values) || values.length < 2 || values.some(value => typeof value === 'number')) continue
      // The schemas of some kernels allow only one themselves.
      if (nodeAt(`geoLocations[].${member}`, kernel)?.occurs !== '0..n') continue
      report({
        path: ['geoLocations', index, member, 1],
        message:
          member === 'geoLocationPlace'
            ? `The registry keeps only the first geoLocationPlace of a geoLocation and drops ${quote(values[1])}; give it a geoLocation of its own.`
            : `The registry keeps at most one ${member} for each geoLocation, and this one has ${values.length}; give each a geoLocation of its own.`,
        fix: {
          description: `Give each ${member} a geoLocation of its own.`,
          safe: false,
          patch: [
            { op: 'replace', path: `/geoLocations/${index}/${member}`, value: values[0] },
            ...values
              .slice(1)
              .map(value => ({ op: 'add' as const, path: '/geoLocations/-', value: { [member]: value } })),
          ],
        },
      })
    }
  }),
}

export const repeatedPlaceDocs = (): RuleDocs => ({
  summary: 'A geoLocation holds at most one place, one point and one box.',
  why: 'The documentation allows one of each, but from kernel 4.1 on the schema accepts more. The registry has room for one: it keeps the first of several places, and repeated points and boxes do not survive either.',
  examples: {
    passes: [{ record: { geoLocations: [{ geoLocationPlace: 'Disko Bay' }, { geoLocationPlace: 'Nuuk' }] } }],
    fails: [
      {
        record: { geoLocations: [{ geoLocationPlace: ['Disko Bay', 'Nuuk'] }] },
        pointer: '/geoLocations/0/geoLocationPlace/1',
        message:
          'The registry keeps only the first geoLocationPlace of a geoLocation and drops "Nuuk"; give it a geoLocation of its own.',
      },
    ],
  },
  references: [
    property('geoLocations[].geoLocationPlace'),
    readingXml,
    { title: 'Repeated places are dropped', url: 'https://github.com/datacite/datacite/issues/1653' },
  ],
})

const members = ['geoLocationPlace', 'geoLocationPoint', 'geoLocationBox'] as const
