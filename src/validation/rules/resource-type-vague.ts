import { isObject } from '../../core/object.ts'
import { resourceTypeGeneral } from '../../kernel/vocabularies/resource-type-general.ts'
import { resourceTypeInText } from '../../kernel/vocabularies/resource-type-in-text.ts'
import { writing } from '../predicates/edits.ts'
import { appendix, property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const resourceTypeVague: Rule = {
  id: 'resource-type-vague',
  severity: 'warning',
  check({ record: { types }, kernel, report }) {
    if (!isObject(types) || typeof types.resourceType !== 'string') return
    const { resourceType, resourceTypeGeneral: general } = types
    if (general !== 'Text' && general !== 'Other' && general !== 'InteractiveResource') return
    const better = resourceTypeInText(resourceType)
    if (better === undefined || better === general || resourceTypeGeneral[better] > kernel) return
    if (general === 'InteractiveResource' && better !== 'ComputationalNotebook') return
    const path = ['types', 'resourceTypeGeneral']
    report({
      path,
      message: `The resourceTypeGeneral ${general} says less than the resourceType ${quote(resourceType)}; write ${better}.`,
      suggestions: [better],
      fix: writing(path, better, `Write the resourceTypeGeneral as ${better}.`, false),
    })
  },
}

export const resourceTypeVagueDocs = (): RuleDocs => ({
  summary: 'The resourceTypeGeneral is the most precise term that fits.',
  why: 'Kernel 4.4 brought terms for journal articles, theses, reports and more, kernel 4.7 for posters and presentations. Counts, citations and searches by type go by the term, and put everything that is still Text or Other in one drawer.',
  examples: {
    passes: [
      { record: { types: { resourceTypeGeneral: 'Text', resourceType: 'Letter to the editor' } } },
      { record: { types: { resourceTypeGeneral: 'Text', resourceType: 'Journal article' } }, kernel: '4.3' },
    ],
    fails: [
      {
        record: { types: { resourceTypeGeneral: 'Text', resourceType: 'Journal article' } },
        pointer: '/types/resourceTypeGeneral',
        message:
          'The resourceTypeGeneral Text says less than the resourceType "Journal article"; write JournalArticle.',
      },
      {
        record: { types: { resourceTypeGeneral: 'Other', resourceType: 'PhD thesis' } },
        pointer: '/types/resourceTypeGeneral',
        message: 'The resourceTypeGeneral Other says less than the resourceType "PhD thesis"; write Dissertation.',
      },
    ],
  },
  references: [
    property('types.resourceTypeGeneral'),
    appendix('resourceTypeGeneral', 'appendix-1/resourceTypeGeneral'),
  ],
})
