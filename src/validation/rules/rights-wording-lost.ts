import { messagesOf } from '../../messages/message.ts'
import { byAddress, byIdentifier, commonLicenceOf } from '../../registry/values/licence-list.ts'
import { rightsWordingLost as messages } from '../compiled/rule-texts.ts'
import { writing } from '../predicates/edits.ts'
import { rightsList } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('rights-wording-lost', messages)

export const rightsWordingLost: Rule = {
  id: 'rights-wording-lost',
  severity: 'warning',
  behaviours: ['rights-overwritten'],
  ifActedOn: true,
  check: visiting(rightsList, ({ item, index }, { report }) => {
    const { rights, rightsIdentifier, rightsUri } = item
    if (typeof rights !== 'string' || rights.length > 5000 || !saysMore.test(rights)) return
    const known = commonLicenceOf([byIdentifier(rightsIdentifier)]) ?? commonLicenceOf([byAddress(rightsUri)])
    const stored = known?.rights
    if (stored === undefined || stored === rights) return
    const path = ['rightsList', index, 'rights']
    report({
      path,
      message: say('lost', { rights: shorten(rights), stored: shorten(stored, 120) }),
      fix: writing(path, stored, say('write'), false),
    })
  }),
}

// Licence names in any language are replaced by their usual form without loss, but conditions are lost.
const saysMore =
  /\b(?:but|except|unless|only|ask|asked|permission|contact|request|provided|subject to|if|not|must|aber|nur|au\u00dfer|sauf|copyright)\b|\u00a9|[.;!?]\s+\S+\s|^.{120}/i
