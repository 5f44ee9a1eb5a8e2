import { isObject } from '../../core/object.ts'
import { messagesOf } from '../../messages/message.ts'
import { placeMissing as texts } from '../compiled/rule-texts.ts'
import { isNothing } from '../predicates/missing.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('place-missing', texts)

export const placeMissing: Rule = {
  id: 'place-missing',
  severity: 'info',
  strict: true,
  check({ record: { geoLocations, types }, report }) {
    if (!isNothing(geoLocations) || !isObject(types) || types.resourceTypeGeneral !== 'Dataset') return
    report({
      path: [],
      message: say('missing'),
      actual: undefined,
    })
  },
}
