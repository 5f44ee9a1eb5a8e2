import { isObject } from '../../core/object.ts'
import { nodeAt } from '../../kernel/tree.ts'
import { messagesOf } from '../../messages/message.ts'
import { nameBlank as texts } from '../compiled/rule-texts.ts'
import { agents } from '../predicates/agents/agents.ts'
import { fundingReferences } from '../predicates/lists.ts'
import { isBlank } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

const say = messagesOf('name-blank', texts)

export const nameBlank: Rule = {
  id: 'name-blank',
  severity: 'error',
  check: together(
    visiting(agents, ({ agent: { name }, list, index }, { kernel, report }) => {
      if (typeof name !== 'string' || !isBlank(name)) return
      // The schema reports an empty name if the kernel forbids it.
      if (name === '' && nodeAt(`${list}[].name`, kernel)?.value === 'nonEmpty') return
      report({ path: [list, index, 'name'], message: say(list === 'creators' ? 'creator' : 'contributor') })
    }),
    ({ record: { publisher }, report }) => {
      const name: unknown = isObject(publisher) ? publisher.name : undefined
      if (typeof name !== 'string' || name === '' || !isBlank(name)) return
      report({
        path: ['publisher', 'name'],
        message: say('publisher'),
      })
    },
    visiting(fundingReferences, ({ item: { funderName }, index }, { report }) => {
      if (typeof funderName !== 'string' || funderName === '' || !isBlank(funderName)) return
      report({
        path: ['fundingReferences', index, 'funderName'],
        message: say('funder'),
      })
    }),
  ),
}
