import { titles } from '../predicates/lists.ts'
import { isPlaceholder } from '../predicates/placeholders.ts'
import { appendix, property } from '../predicates/references.ts'
import { isBlank, quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const titlePlaceholder: Rule = {
  id: 'title-placeholder',
  severity: 'warning',
  check: visiting(titles, ({ item: { title }, index }, { report }) => {
    if (typeof title !== 'string' || !isPlaceholder(title) || isBlank(title)) return
    report({
      path: ['titles', index, 'title'],
      message: `${quote(title)} is what a form or a test has where the title should be; give the title, or :unas if there is none.`,
    })
  }),
}

export const titlePlaceholderDocs = (): RuleDocs => ({
  summary: 'A title is a title, not the words of a form, a template or a test.',
  why: 'The title is printed in every citation and is what people search for. Nobody finds a dataset that is called “Untitled”.',
  examples: {
    passes: [
      {
        record: {
          titles: [
            { title: 'Test of a wave model' },
            { title: ':unas' },
            { title: 'Untitled (Self-portrait with a cat)' },
          ],
        },
      },
    ],
    fails: [
      {
        record: { titles: [{ title: 'Untitled' }] },
        pointer: '/titles/0/title',
        message:
          '"Untitled" is what a form or a test has where the title should be; give the title, or :unas if there is none.',
      },
      {
        record: { titles: [{ title: 'Test dataset' }] },
        pointer: '/titles/0/title',
        message:
          '"Test dataset" is what a form or a test has where the title should be; give the title, or :unas if there is none.',
      },
      {
        record: { titles: [{ title: 'To do: title' }] },
        pointer: '/titles/0/title',
        message:
          '"To do: title" is what a form or a test has where the title should be; give the title, or :unas if there is none.',
      },
    ],
  },
  references: [property('titles[]'), appendix('appendix 3, values for unknown information', 'appendix-3')],
})
