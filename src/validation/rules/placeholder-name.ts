import { names } from '../predicates/names.ts'
import { isPlaceholderName } from '../predicates/placeholders.ts'
import { appendix, property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const placeholderName: Rule = {
  id: 'placeholder-name',
  severity: 'warning',
  check: visiting(names, ({ name, holder, path }, { report }) => {
    if (!isPlaceholderName(name)) return
    report({
      path: path(),
      message: `${quote(name)} is what a form or an example has where the name of the ${holder} should be; give the name${holder === 'creator' ? ', or :unkn if nobody knows it' : ''}.`,
    })
  }),
}

export const placeholderNameDocs = (): RuleDocs => ({
  summary: 'Names are names, not the words of a form or an example.',
  why: 'What was left from a template or a test is cited as if it were a person, and cannot be told from one later.',
  examples: {
    passes: [
      {
        record: {
          creators: [{ name: 'Name, Jean' }, { name: 'Author Services Ltd' }],
          publisher: { name: 'Test Valley Museum' },
        },
      },
    ],
    fails: [
      {
        record: { creators: [{ name: 'Doe, John' }] },
        pointer: '/creators/0/name',
        message:
          '"Doe, John" is what a form or an example has where the name of the creator should be; give the name, or :unkn if nobody knows it.',
      },
      {
        record: { creators: [{ name: 'Lastname, Firstname' }] },
        pointer: '/creators/0/name',
        message:
          '"Lastname, Firstname" is what a form or an example has where the name of the creator should be; give the name, or :unkn if nobody knows it.',
      },
      {
        record: { publisher: { name: 'Publisher' } },
        pointer: '/publisher/name',
        message:
          '"Publisher" is what a form or an example has where the name of the publisher should be; give the name.',
      },
      {
        record: { creators: [{ name: 'Anonymous' }] },
        pointer: '/creators/0/name',
        message:
          '"Anonymous" is what a form or an example has where the name of the creator should be; give the name, or :unkn if nobody knows it.',
      },
    ],
  },
  references: [
    property('creators[].name'),
    property('publisher'),
    appendix('appendix 3, values for unknown information', 'appendix-3'),
  ],
})
