import { isUnknownValue } from '../../kernel/unknown-values.ts'
import { removing } from '../predicates/edits.ts'
import { descriptions } from '../predicates/lists.ts'
import { isPlaceholder } from '../predicates/placeholders.ts'
import { property } from '../predicates/references.ts'
import { isBlank, quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const descriptionPlaceholder: Rule = {
  id: 'description-placeholder',
  severity: 'warning',
  check: visiting(descriptions, ({ item: { description }, index }, { report }) => {
    if (typeof description !== 'string' || isBlank(description)) return
    const plain =
      description.length > 500 || !description.includes('<') ? description : description.replace(/<[^<>]{0,200}>/g, '')
    const code = isUnknownValue(plain.trim())
    if (!code && !isPlaceholder(plain)) return
    const isNumber = /^\s*\d+\s*$/.test(plain)
    report({
      path: ['descriptions', index, 'description'],
      message: `${quote(description)} ${isNumber ? 'is only a number' : code ? 'is a code for a value that is not known, but a description is not mandatory' : 'is what a form or a test has where the description should be'}; describe the resource, or omit the description.`,
      fix: removing(['descriptions', index], 'Remove the description.', code),
    })
  }),
}

export const descriptionPlaceholderDocs = (): RuleDocs => ({
  summary: 'A description describes; it is not what a form or a test has in its place.',
  why: 'It is shown to readers and indexed by search engines as if it described the resource, and hides from reports that there is no description.',
  examples: {
    passes: [
      { record: { descriptions: [{ description: 'Test data of a wave model.', descriptionType: 'Abstract' }] } },
    ],
    fails: [
      {
        record: { descriptions: [{ description: 'No description', descriptionType: 'Abstract' }] },
        pointer: '/descriptions/0/description',
        message:
          '"No description" is what a form or a test has where the description should be; describe the resource, or omit the description.',
      },
      {
        record: { descriptions: [{ description: '1424398', descriptionType: 'Other' }] },
        pointer: '/descriptions/0/description',
        message: '"1424398" is only a number; describe the resource, or omit the description.',
      },
      {
        record: {
          descriptions: [{ description: 'Lorem ipsum dolor sit amet, consectetur.', descriptionType: 'Abstract' }],
        },
        pointer: '/descriptions/0/description',
        message:
          '"Lorem ipsum dolor sit amet, consectetur." is what a form or a test has where the description should be; describe the resource, or omit the description.',
      },
      {
        record: { descriptions: [{ description: ':unav', descriptionType: 'Abstract' }] },
        pointer: '/descriptions/0/description',
        message:
          '":unav" is a code for a value that is not known, but a description is not mandatory; describe the resource, or omit the description.',
      },
    ],
  },
  references: [property('descriptions[]')],
})
