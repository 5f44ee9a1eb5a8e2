import { isObject } from '../../core/object.ts'
import { type ResourceTypeGeneral, resourceTypeGeneral } from '../../kernel/vocabularies/resource-type-general.ts'
import { messagesOf } from '../../messages/message.ts'
import { resourceTypeConflict as messages } from '../compiled/rule-texts.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('resource-type-conflict', messages)

export const resourceTypeConflict: Rule = {
  id: 'resource-type-conflict',
  severity: 'warning',
  check({ record: { types }, kernel, report }) {
    if (!isObject(types)) return
    const { resourceType, resourceTypeGeneral: general } = types
    if (
      typeof resourceType !== 'string' ||
      typeof general !== 'string' ||
      vague.has(general) ||
      resourceType.length > 40
    )
      return
    const other = termOf(resourceType)
    if (other === undefined || other === general || vague.has(other) || resourceTypeGeneral[other] > kernel) return
    if (related.has(`${general} ${other}`)) return
    report({
      path: ['types', 'resourceTypeGeneral'],
      message: say('different', { general, type: shorten(resourceType) }),
      suggestions: [other],
    })
  },
}

/**
 * Returns the term that equals a resourceType, ignoring case, spaces, hyphens, underscores and a plural s. Returns
 * undefined if there is none.
 */
function termOf(resourceType: string): ResourceTypeGeneral | undefined {
  const key = resourceType
    .trim()
    .replace(/[\s_-]+/g, '')
    .toLowerCase()
  return terms.get(key) ?? terms.get(key.replace(/s$/, ''))
}

const terms = new Map(
  (Object.keys(resourceTypeGeneral) as ResourceTypeGeneral[]).map(term => [term.toLowerCase(), term]),
)
const vague = new Set<string>([
  'Text',
  'Other',
  'Collection',
  'Service',
  'Event',
  'InteractiveResource',
  'Model',
  'Standard',
  'Award',
  'Project',
])
const related = new Set([
  'Audiovisual Image',
  'Audiovisual Sound',
  'Audiovisual Presentation',
  'DataPaper JournalArticle',
  'DataPaper Dataset',
  'JournalArticle DataPaper',
  'Software ComputationalNotebook',
  'Software Workflow',
  'Workflow Software',
  'ComputationalNotebook Software',
  'ConferenceProceeding ConferencePaper',
])
