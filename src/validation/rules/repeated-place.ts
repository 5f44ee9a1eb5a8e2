import { nodeAt } from '../../kernel/tree.ts'
import { geoLocations } from '../predicates/lists.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
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

const members = ['geoLocationPlace', 'geoLocationPoint', 'geoLocationBox'] as const
