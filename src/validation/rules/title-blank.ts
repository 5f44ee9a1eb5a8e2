import { nodeAt } from '../../kernel/tree.ts'
import { titles } from '../predicates/lists.ts'
import { appendix, property, readingXml } from '../predicates/references.ts'
import { isBlank } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const titleBlank: Rule = {
  id: 'title-blank',
  severity: 'error',
  behaviours: ['empty-dropped', 'white-space-squeezed'],
  check: visiting(titles, ({ item: { title, titleType }, index }, { kernel, report }) => {
    // An entry without a title is an empty element in XML.
    const text: unknown = title ?? ''
    if (typeof text !== 'string' || !isBlank(text)) return
    // Where the title must not be empty, the schema says so.
    if (text === '' && nodeAt('titles[].title', kernel)?.value === 'nonEmpty') return
    const message =
      typeof titleType === 'string'
        ? `The title of type ${titleType} is blank, and the registry drops it from XML; write it or remove it.`
        : 'The title is blank, and the registry drops it from XML; give the title, or :unas if there is none.'
    report({ path: ['titles', index, 'title'], message })
  }),
}

export const titleBlankDocs = (): RuleDocs => ({
  summary: 'A title is not blank.',
  why: 'The title is mandatory and printed in every citation. The schema accepts white space and, from kernel 4.2 on, an empty title; the registry drops such titles.',
  examples: {
    passes: [{ record: { titles: [{ title: 'Soil moisture 1990–2020' }] } }],
    fails: [
      {
        record: { titles: [{ title: ' ' }] },
        pointer: '/titles/0/title',
        message: 'The title is blank, and the registry drops it from XML; give the title, or :unas if there is none.',
      },
      {
        record: { titles: [{ title: 'Soil moisture' }, { title: '', titleType: 'Subtitle' }] },
        pointer: '/titles/1/title',
        message: 'The title of type Subtitle is blank, and the registry drops it from XML; write it or remove it.',
      },
      {
        record: { titles: [{}] },
        pointer: '/titles/0/title',
        message: 'The title is blank, and the registry drops it from XML; give the title, or :unas if there is none.',
      },
    ],
  },
  references: [property('titles[]'), appendix('appendix 3, values for unknown information', 'appendix-3'), readingXml],
})
