import { nodeAt } from '../../kernel/tree.ts'
import { isObject } from '../../object.ts'
import { agents } from '../agents.ts'
import { fundingReferences } from '../lists.ts'
import { appendix, property } from '../references.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { isBlank } from '../text.ts'
import { together, visiting } from '../visiting.ts'

export const nameBlank: Rule = {
  id: 'name-blank',
  severity: 'error',
  registry: 'accepts',
  check: together(
    visiting(agents, ({ agent: { name }, list, index }, { kernel, report }) => {
      if (typeof name !== 'string' || !isBlank(name)) return
      // Where the name must not be empty, the schema says so.
      if (name === '' && nodeAt(`${list}[].name`, kernel)?.value === 'nonEmpty') return
      const message =
        list === 'creators'
          ? 'The name of this creator is blank; write the name, or :unkn where nobody knows it.'
          : 'The name of this contributor is blank; write the name, or leave the contributor out.'
      report({ path: [list, index, 'name'], message })
    }),
    ({ record: { publisher }, report }) => {
      const name: unknown = isObject(publisher) ? publisher.name : undefined
      if (typeof name !== 'string' || name === '' || !isBlank(name)) return
      report({
        path: ['publisher', 'name'],
        message: 'The name of the publisher is blank; write the name, or :unav where there is none to be had.',
      })
    },
    visiting(fundingReferences, ({ item: { funderName }, index }, { report }) => {
      if (typeof funderName !== 'string' || funderName === '' || !isBlank(funderName)) return
      report({
        path: ['fundingReferences', index, 'funderName'],
        message: 'The name of this funder is blank; write the name, or leave the funder out.',
      })
    }),
  ),
}

export const nameBlankDocs = (): RuleDocs => ({
  summary: 'The names of creators, contributors, publisher and funders hold more than white space.',
  why: 'These names are mandatory and are printed in citations. The schema lets blanks through everywhere, and an empty creator’s name from kernel 4.2 on; the citation then begins with nothing.',
  examples: {
    passes: [{ record: { creators: [{ name: 'Garcia, Sofia' }], publisher: { name: 'Zenodo' } } }],
    fails: [
      {
        record: { creators: [{ name: '' }], publisher: { name: ' ' } },
        findings: [
          {
            pointer: '/creators/0/name',
            message: 'The name of this creator is blank; write the name, or :unkn where nobody knows it.',
          },
          {
            pointer: '/publisher/name',
            message: 'The name of the publisher is blank; write the name, or :unav where there is none to be had.',
          },
        ],
      },
      {
        record: { fundingReferences: [{ funderName: '  ' }] },
        findings: [
          {
            pointer: '/fundingReferences/0/funderName',
            message: 'The name of this funder is blank; write the name, or leave the funder out.',
          },
        ],
      },
    ],
  },
  references: [
    property('creators[].name'),
    property('publisher'),
    appendix('appendix 3, values for unknown information', 'appendix-3'),
  ],
})
