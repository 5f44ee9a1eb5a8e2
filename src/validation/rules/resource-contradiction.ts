import { isObject } from '../../core/object.ts'
import { messagesOf } from '../../messages/message.ts'
import { knownText } from '../../model/plain-text.ts'
import { contradicted, repeatedFields } from '../../model/service/repeated-fields.ts'
import { textOf } from '../../model/view.ts'
import { resourceContradiction as messages } from '../compiled/rule-texts.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('resource-contradiction', messages)

export const resourceContradiction: Rule = {
  id: 'resource-contradiction',
  severity: 'warning',
  isForExternal: true,
  check({ record, report }) {
    const { extras } = record
    if (!isObject(extras) || extras.format !== 'resource' || !isObject(extras.members)) return
    const { members } = extras
    const datacite = members['/datacite']
    if (datacite !== undefined && datacite !== null && !isObject(datacite))
      report({ path: ['datacite'], message: say('noObject', { datacite: shorten(datacite) }), actual: datacite })
    for (const field of repeatedFields) {
      const value = members[`/${field}`]
      const given = contradicted(record, field, value)
      if (given === undefined) continue
      const stated = knownText(textOf(value))
      const values = { field, stated: shorten(stated), given: shorten(given.text) }
      report({ path: given.path, message: say('differs', values), suggestions: [stated] })
    }
  },
}
