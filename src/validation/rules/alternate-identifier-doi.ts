import { doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import { messagesOf } from '../../messages/message.ts'
import { alternateIdentifierDoi as texts } from '../compiled/rule-texts.ts'
import { alternateIdentifiers } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('alternate-identifier-doi', texts)

export const alternateIdentifierDoi: Rule = {
  id: 'alternate-identifier-doi',
  severity: 'warning',
  behaviours: ['alternate-doi-dropped', 'own-address-hidden', 'alternate-identifiers-ignored'],
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
        message: say('own', { value: shorten(value) }),
        fix: {
          description: say('remove'),
          safe: true,
          patch: [{ op: 'remove', path: `/alternateIdentifiers/${index}` }],
        },
      })
      return
    }
    report({
      path,
      message: say(doi === undefined ? 'notDoi' : 'dropped', { value: shorten(value) }),
    })
  }),
}
