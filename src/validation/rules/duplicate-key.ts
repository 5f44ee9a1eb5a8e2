import { messagesOf } from '../../messages/message.ts'
import { duplicateKey as texts } from '../compiled/rule-texts.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { InputRule } from '../rule.ts'

const say = messagesOf('duplicate-key', texts)

export const duplicateKey: InputRule = {
  id: 'duplicate-key',
  severity: 'error',
  behaviours: ['repeated-member-dropped'],
  check({ duplicates, report }) {
    for (const { pointer, key } of duplicates) {
      if (aroundRecords.test(pointer)) continue
      report({
        pointer,
        atKey: true,
        message: say('repeated', { key: shorten(key) }),
      })
    }
  },
}

/** Matches pointers to parts of REST API responses that are not metadata of a record, such as `links` and `meta`. */
const aroundRecords = /^(?:\/data)?(?:\/\d+)?\/(?:relationships|links|meta|included)(?:\/|$)/
