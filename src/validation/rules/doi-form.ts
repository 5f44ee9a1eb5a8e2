import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { nodeAt } from '../../kernel/tree.ts'
import { messagesOf } from '../../messages/message.ts'
import { doiForm as texts } from '../compiled/rule-texts.ts'
import { isPadded, shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('doi-form', texts)

export const doiForm: Rule = {
  id: 'doi-form',
  severity: 'warning',
  behaviours: ['doi-refused', 'doi-lower-cased'],
  check({ record, kernel, report }) {
    const { doi } = record
    if (typeof doi !== 'string' || doi.startsWith('10.') || isPadded(doi)) return
    const bare = parseDoi(doi)
    // The schema rejects text before the prefix if the kernel has a pattern for DOIs.
    if (bare === undefined || nodeAt('doi', kernel)?.value === 'doi') return
    report({
      path: ['doi'],
      message: say('bare', { doi: shorten(doi), bare }),
      suggestions: [bare],
      fix: {
        description: say('write', { bare }),
        safe: true,
        patch: [{ op: 'replace', path: '/doi', value: bare }],
      },
    })
  },
}
