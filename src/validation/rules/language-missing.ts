import { isObject } from '../../core/object.ts'
import { messagesOf } from '../../messages/message.ts'
import { languageMissing as texts } from '../compiled/rule-texts.ts'
import { isNothing } from '../predicates/missing.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('language-missing', texts)

export const languageMissing: Rule = {
  id: 'language-missing',
  severity: 'info',
  fair: true,
  check({ record: { language, types }, report }) {
    if (!isNothing(language) || !isObject(types) || speechless.has(String(types.resourceTypeGeneral))) return
    report({
      path: [],
      message: say('missing'),
      actual: undefined,
    })
  },
}

const speechless = new Set([
  'Dataset',
  'Image',
  'Instrument',
  'PhysicalObject',
  'Sound',
  'Software',
  'Model',
  'Workflow',
  'Collection',
  'Award',
])
