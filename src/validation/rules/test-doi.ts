import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { messagesOf } from '../../messages/message.ts'
import { testDoi as messages } from '../compiled/rule-texts.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('test-doi', messages)

export const testDoi: Rule = {
  id: 'test-doi',
  severity: 'warning',
  strict: true,
  check({ record: { doi }, report }) {
    if (typeof doi !== 'string' || !doi.includes('10.5072') || !parseDoi(doi)?.startsWith('10.5072/')) return
    report({
      path: ['doi'],
      message: say('test', { doi: shorten(doi) }),
    })
  },
}
