import { messagesOf } from '../../messages/message.ts'
import { versionVague as messages } from '../compiled/rule-texts.ts'
import { removing } from '../predicates/edits.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('version-vague', messages)

export const versionVague: Rule = {
  id: 'version-vague',
  severity: 'warning',
  check({ record: { version }, report }) {
    if (typeof version !== 'string' || !vague.test(version)) return
    report({
      path: ['version'],
      message: say('vague', { version: shorten(version) }),
      fix: removing(['version'], say('omit'), false),
    })
  },
}

const vague =
  /^\s*(?:latest|newest|current|final|new|old|version|v\.?|original|default|main|master|head|n\.?\/?a\.?|none|null|undefined|unknown|-+|\?+|:[a-z]{3,4})\s*$/i
