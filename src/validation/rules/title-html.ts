import { keptInHtml } from '../predicates/html.ts'
import { titles } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import { listed } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const titleHtml: Rule = {
  id: 'title-html',
  severity: 'info',
  strict: true,
  check: visiting(titles, ({ item: { title }, index }, { report }) => {
    if (typeof title !== 'string' || !title.includes('<')) return
    const names = keptInHtml(title)
    if (names.length === 0) return
    report({
      path: ['titles', index, 'title'],
      message: `This title holds the ${names.length > 1 ? 'tags' : 'tag'} ${listed(names.slice(0, 5).map(name => `<${name}>`))}, which many citation programs print as they stand; write it as plain text, with characters such as ₂ and ² where they matter.`,
    })
  }),
}

export const titleHtmlDocs = (): RuleDocs => ({
  summary: 'A title is plain text, without HTML.',
  why: 'The registry keeps formatting such as <i> and <sub>, and its own pages show it; BibTeX, RIS and catalogues take it for text, and readers see the tags. Other tags are the matter of description-html.',
  examples: {
    passes: [
      { record: { titles: [{ title: 'CO₂ flux of a bog where p < 0.05' }] } },
      { record: { titles: [{ title: 'Shells of <0.5 mm' }] } },
    ],
    fails: [
      {
        record: { titles: [{ title: 'Growth of <i>Arabidopsis</i> in CO<sub>2</sub>' }] },
        pointer: '/titles/0/title',
        message:
          'This title holds the tags <i> and <sub>, which many citation programs print as they stand; write it as plain text, with characters such as ₂ and ² where they matter.',
      },
    ],
  },
  references: [property('titles[]')],
})
