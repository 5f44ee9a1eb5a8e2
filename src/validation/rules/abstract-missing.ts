import { messagesOf } from '../../messages/message.ts'
import type { Description } from '../../model/datacite.ts'
import { abstractMissing as texts } from '../compiled/rule-texts.ts'
import { eachObject } from '../predicates/lists.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('abstract-missing', texts)

export const abstractMissing: Rule = {
  id: 'abstract-missing',
  severity: 'info',
  strict: true,
  check({ record, report }) {
    let isThere = false
    eachObject<Description>(record.descriptions, ({ descriptionType }) => {
      if (descriptionType === 'Abstract') isThere = true
    })
    if (!isThere) report({ path: [], message: say('missing') })
  },
}
