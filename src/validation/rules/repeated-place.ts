import { nodeAt } from '../../kernel/tree.ts'
import { messagesOf } from '../../messages/message.ts'
import { repeatedPlace as messages } from '../compiled/rule-texts.ts'
import { geoLocations } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('repeated-place', messages)

export const repeatedPlace: Rule = {
  id: 'repeated-place',
  severity: 'error',
  behaviours: ['places-dropped', 'wrong-type-dropped'],
  check: visiting(geoLocations, ({ item: location, index }, { kernel, report }) => {
    for (const member of members) {
      const values = location[member]
      if (!Array.isArray(values) || values.length < 2 || values.some(value => typeof value === 'number')) continue
      // Some kernels' schemas already reject a second one.
      if (nodeAt(`geoLocations[].${member}`, kernel)?.occurs !== '0..n') continue
      report({
        path: ['geoLocations', index, member, 1],
        message:
          member === 'geoLocationPlace'
            ? say('name', { place: shorten(values[1]) })
            : say('shape', { member, count: values.length }),
        fix: {
          description: say('split', { member }),
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
