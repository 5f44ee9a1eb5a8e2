import { titleType as titleTypes } from '../../kernel/vocabularies/title-type.ts'
import { messagesOf } from '../../messages/message.ts'
import type { Title } from '../../model/datacite.ts'
import { mainTitleMissing as texts } from '../compiled/rule-texts.ts'
import { removing } from '../predicates/edits.ts'
import { eachObject } from '../predicates/lists.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('main-title-missing', texts)

export const mainTitleMissing: Rule = {
  id: 'main-title-missing',
  severity: 'warning',
  check({ record, report }) {
    let isThere = false
    let types = 0
    eachObject<Title>(record.titles, ({ titleType }) => {
      // The schema reports an invalid title type.
      if (typeof titleType !== 'string' || !Object.hasOwn(titleTypes, titleType)) isThere = true
      else types++
    })
    if (isThere || types === 0) return
    report({
      path: ['titles'],
      message: say('missing', { number: types }),
      ...(types === 1 &&
        record.titles?.length === 1 && { fix: removing(['titles', 0, 'titleType'], say('fix'), false) }),
    })
  },
}
