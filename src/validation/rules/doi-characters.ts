import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { messagesOf } from '../../messages/message.ts'
import { isRegistrable } from '../../registry/values/identifiers.ts'
import { doiCharacters as texts } from '../compiled/rule-texts.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('doi-characters', texts)

export const doiCharacters: Rule = {
  id: 'doi-characters',
  severity: 'warning',
  behaviours: ['doi-refused'],
  check({ record, report }) {
    const { doi } = record
    if (typeof doi !== 'string' || isRegistrable(doi)) return
    const bare = parseDoi(doi)
    if (bare === undefined || isRegistrable(bare)) return
    const [prefix = '', ...rest] = bare.split('/')
    const stranger = strange.exec(rest.join('/'))?.[0]
    report({
      path: ['doi'],
      message:
        stranger === undefined
          ? say('prefix', { doi: shorten(bare), prefix: shorten(prefix) })
          : say('character', { doi: shorten(bare), character: shorten(stranger) }),
    })
  },
}

const strange = /[^-._;()/:a-zA-Z0-9*~$=]/u
