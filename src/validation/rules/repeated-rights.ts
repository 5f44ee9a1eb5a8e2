import { isObject } from '../../core/object.ts'
import { messagesOf } from '../../messages/message.ts'
import { repeatedRights as messages } from '../compiled/rule-texts.ts'
import { eachRepeat, keyOf, tellRepeat } from '../predicates/repeats.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('repeated-rights', messages)

export const repeatedRights: Rule = {
  id: 'repeated-rights',
  severity: 'warning',
  check({ record, report }) {
    const list: unknown = record.rightsList
    if (!Array.isArray(list) || list.length < 2) return
    eachRepeat(
      list,
      entry => (isObject(entry) ? keyOf(entry, members).trim() : ''),
      () => '',
      repeat => {
        const { rights, rightsUri, rightsIdentifier } = list[repeat.index]
        const value = shorten(rights ?? rightsUri ?? rightsIdentifier)
        tellRepeat(report, ['rightsList'], list, repeat, (key, values) => say(key, { value, ...values }))
      },
    )
  },
}

const members = ['rights', 'rightsUri', 'rightsIdentifier', 'lang']
