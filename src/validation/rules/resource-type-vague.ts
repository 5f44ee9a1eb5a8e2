import { type ResourceTypeGeneral, resourceTypeGeneral } from '../../kernel/vocabularies/resource-type-general.ts'
import { isObject } from '../../object.ts'
import { writing } from '../edits.ts'
import { appendix, property } from '../references.ts'
import { folded } from '../repeats.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { quote } from '../text.ts'

export const resourceTypeVague: Rule = {
  id: 'resource-type-vague',
  severity: 'warning',
  check({ record: { types }, kernel, report }) {
    if (!isObject(types) || typeof types.resourceType !== 'string') return
    const { resourceType, resourceTypeGeneral: general } = types
    if (general !== 'Text' && general !== 'Other' && general !== 'InteractiveResource') return
    const better = termOf(resourceType)
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

const words: readonly (readonly [ResourceTypeGeneral, RegExp])[] = [
  [
    'JournalArticle',
    /^(?:(?:journal|research|review|scientific|scholarly) )?articles?$|^journal ?paper$|^zeitschriftenartikel$/,
  ],
  ['ConferencePaper', /^conference[ -](?:paper|article|contribution)s?$/],
  ['ConferenceProceeding', /^(?:conference )?proceedings?$/],
  [
    'Dissertation',
    /^(?:(?:ph\.? ?d\.?|doctoral|master'?s?|bachelor'?s?) )?(?:thesis|dissertation)$|^habilitation$|^doktorarbeit$/,
  ],
  ['BookChapter', /^(?:book )?(?:chapter|section|part)$/],
  ['Book', /^(?:book|monograph|monographie)s?$/],
  ['Preprint', /^pre-?prints?$/],
  ['Report', /^(?:(?:technical|project|research|annual|final) )?reports?$|^deliverable$|^working paper$/],
  ['Poster', /^(?:conference )?posters?$/],
  ['Presentation', /^(?:presentation|slides|slide ?deck|lecture|talk)s?$/],
  ['Software', /^(?:software|source code|computer program|script)s?$/],
  ['Dataset', /^data(?: ?sets?)?$/],
  ['Image', /^(?:image|photo(?:graph)?|figure)s?$/],
  ['Audiovisual', /^(?:video|film|movie)s?$/],
  ['PeerReview', /^peer ?reviews?$/],
  ['OutputManagementPlan', /^(?:data|software|output) management plan$/],
  ['ComputationalNotebook', /^(?:jupyter|computational|r) ?notebooks?$/],
  ['Workflow', /^workflows?$/],
  ['Standard', /^standards?$/],
  ['Journal', /^journals?$/],
  ['Model', /^models?$/],
]

function termOf(type: string): ResourceTypeGeneral | undefined {
  if (type.length > 60) return undefined
  const plain = folded(type.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replace(/_/g, ' '))
  return words.find(([, pattern]) => pattern.test(plain))?.[0]
}
