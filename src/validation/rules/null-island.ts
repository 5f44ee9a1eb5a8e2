import { messagesOf } from '../../messages/message.ts'
import { nullIsland as texts } from '../compiled/rule-texts.ts'
import { removing } from '../predicates/edits.ts'
import { points } from '../predicates/geometry.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('null-island', texts)

export const nullIsland: Rule = {
  id: 'null-island',
  severity: 'warning',
  check: visiting(points, ({ longitude, latitude, path }, { report }) => {
    if (longitude !== 0 || latitude !== 0) return
    report({
      path,
      message: say('nullIsland'),
      actual: undefined,
      fix: removing(path, say('fix'), false),
    })
  }),
}
