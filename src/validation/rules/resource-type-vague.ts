import { isObject } from '../../core/object.ts'
import { resourceTypeGeneral } from '../../kernel/vocabularies/resource-type-general.ts'
import { resourceTypeInText } from '../../kernel/vocabularies/resource-type-in-text.ts'
import { messagesOf } from '../../messages/message.ts'
import { resourceTypeVague as messages } from '../compiled/rule-texts.ts'
import { writing } from '../predicates/edits.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('resource-type-vague', messages)

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
      message: say('vague', { general, type: shorten(resourceType), better }),
      suggestions: [better],
      fix: writing(path, better, say('write', { better }), false),
    })
  },
}
