import { isObject } from '../../core/object.ts'
import { nodeAt } from '../../kernel/tree.ts'
import { agents } from '../predicates/agents.ts'
import { fundingReferences } from '../predicates/lists.ts'
import { isBlank } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

export const nameBlank: Rule = {
  id: 'name-blank',
  severity: 'error',
  check: together(
    visiting(agents, ({ agent: { name }, list, index }, { kernel, report }) => {
      if (typeof name !== 'string' || !isBlank(name)) return
      // If the name must not be empty, the schema says so.
      if (name === '' && nodeAt(`${list}[].name`, kernel)?.value === 'nonEmpty') return
      const message =
        list === 'creators'
          ? 'The name of this creator is blank; give the name, or :unkn if nobody knows it.'
          : 'The name of this contributor is blank; give the name, or omit the contributor.'
      report({ path: [list, index, 'name'], message })
    }),
    ({ record: { publisher }, report }) => {
      const name: unknown = isObject(publisher) ? publisher.name : undefined
      if (typeof name !== 'string' || name === '' || !isBlank(name)) return
      report({
        path: ['publisher', 'name'],
        message: 'The name of the publisher is blank; give the name, or :unav if it is not available.',
      })
    },
    visiting(fundingReferences, ({ item: { funderName }, index }, { report }) => {
      if (typeof funderName !== 'string' || funderName === '' || !isBlank(funderName)) return
      report({
        path: ['fundingReferences', index, 'funderName'],
        message: 'The name of this funder is blank; give the name, or omit the funder.',
      })
    }),
  ),
}
