import { doiFault } from '../../identifiers/explain-doi.ts'
import { nodeAt } from '../../kernel/tree.ts'
import { messagesOf } from '../../messages/message.ts'
import { doiSyntax as texts } from '../compiled/rule-texts.ts'
import { isBlank } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('doi-syntax', texts)

export const doiSyntax: Rule = {
  id: 'doi-syntax',
  severity: 'error',
  behaviours: ['doi-refused'],
  check({ record, kernel, report }) {
    const { doi } = record
    if (typeof doi !== 'string' || isBlank(doi)) return
    const reason = doiFault(doi)
    if (reason === undefined) return
    // The schema rejects a mismatch if the kernel has a pattern for DOIs.
    if (nodeAt('doi', kernel)?.value === 'doi' && !/^10\..+\/./.test(doi)) return
    report({ path: ['doi'], message: say('notDoi', { reason }) })
  },
}
