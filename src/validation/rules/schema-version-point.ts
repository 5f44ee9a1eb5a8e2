import { hasReached, kernelNamespace } from '../../kernel/kernels.ts'
import { messagesOf } from '../../messages/message.ts'
import { schemaVersionPoint as messages } from '../compiled/rule-texts.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('schema-version-point', messages)

export const schemaVersionPoint: Rule = {
  id: 'schema-version-point',
  severity: 'info',
  check({ record, stated, format, report }) {
    if (!format.startsWith('datacite-rest') || stated.kind !== 'exact' || !hasReached(stated.kernel, '4.4')) return
    report({
      path: ['schemaVersion'],
      message: say('unvalidated', { version: shorten(record.schemaVersion), namespace: kernelNamespace }),
      suggestions: [kernelNamespace],
      fix: {
        description: say('write', { namespace: kernelNamespace }),
        safe: false,
        patch: [{ op: 'replace', path: '/schemaVersion', value: kernelNamespace }],
      },
    })
  },
}
