import { titles } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const titleTex: Rule = {
  id: 'title-tex',
  severity: 'info',
  check: visiting(titles, ({ item: { title }, index }, { report }) => {
    if (typeof title !== 'string' || title.length > 2000) return
    const [markup] = tex.exec(title) ?? []
    if (markup === undefined) return
    report({
      path: ['titles', index, 'title'],
      message: `The title ${quote(title)} holds TeX, ${quote(markup)}, which pages and citations print as it is; write the characters themselves, such as α or ².`,
    })
  }),
}

export const titleTexDocs = (): RuleDocs => ({
  summary: 'A title holds no commands and formulas of TeX.',
  why: 'Titles are plain text, at most with a few elements of HTML such as <sub>. What TeX sets as a letter or a raised number is printed by everybody else as backslashes, braces and dollar signs.',
  examples: {
    passes: [
      { record: { titles: [{ title: 'Fluxes of CO₂ at $50 a tonne, or $60 a tonne' }] } },
      { record: { titles: [{ title: 'Decay of π⁰ in {n, p} scattering' }] } },
    ],
    fails: [
      {
        record: { titles: [{ title: 'Measurement of $\\alpha_s$ in collisions' }] },
        pointer: '/titles/0/title',
        message:
          'The title "Measurement of $\\alpha_s$ in collisions" holds TeX, "$\\alpha_s$", which pages and citations print as it is; write the characters themselves, such as α or ².',
      },
      {
        record: { titles: [{ title: 'The \\textit{Drosophila} genome' }] },
        pointer: '/titles/0/title',
        message:
          'The title "The \\textit{Drosophila} genome" holds TeX, "\\textit{Drosophila}", which pages and citations print as it is; write the characters themselves, such as α or ².',
      },
    ],
  },
  references: [property('titles[]')],
})

// A formula, a command with an argument, or an accent.
const tex = /\$(?=[^$]{0,80}[\\_^])[^$\s][^$]{0,80}\$|\\[a-zA-Z]{2,20}\{[^{}]{0,80}\}|\{?\\["'`^~=.][{ ]?[A-Za-z]\}?/
