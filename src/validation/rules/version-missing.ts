import { isObject } from '../../core/object.ts'
import { messagesOf } from '../../messages/message.ts'
import { versionMissing as messages } from '../compiled/rule-texts.ts'
import { isNothing } from '../predicates/missing.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('version-missing', messages)

export const versionMissing: Rule = {
  id: 'version-missing',
  severity: 'info',
  fair: true,
  check({ record: { version, types }, report }) {
    if (!isNothing(version) || !isObject(types) || !versioned.has(String(types.resourceTypeGeneral))) return
    report({
      path: [],
      message: say('missing', { type: String(types.resourceTypeGeneral) }),
      actual: undefined,
    })
  },
}

const versioned = new Set(['Software', 'Dataset', 'Model', 'Workflow', 'ComputationalNotebook'])
