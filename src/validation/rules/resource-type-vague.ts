import { isObject } from '../../core/object.ts'
import { resourceTypeGeneral } from '../../kernel/vocabularies/resource-type-general.ts'
import { resourceTypeInText } from '../../kernel/vocabularies/resource-type-in-text.ts'
import { writing } from '../predicates/edits.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

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
