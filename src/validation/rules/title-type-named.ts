import { messagesOf } from '../../messages/message.ts'
import { titleTypeNamed as messages } from '../compiled/rule-texts.ts'
import { writing } from '../predicates/edits.ts'
import { titles } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('title-type-named', messages)

export const titleTypeNamed: Rule = {
  id: 'title-type-named',
  severity: 'warning',
  check: visiting(titles, ({ item: { title }, index }, { record, report }) => {
    if (typeof title !== 'string' || title.length > 2000) return
    const [suffix = '', name = ''] = ending.exec(title) ?? []
    const plain = title.slice(0, title.length - suffix.length).trim()
    const general: unknown = record.types?.resourceTypeGeneral
    const named = name.toLowerCase().replace(/[ -]/g, '')
    if (suffix === '' || plain === '') return
    const path = ['titles', index, 'title']
    const isSaid = typeof general === 'string' && general.toLowerCase() === (types.get(named) ?? named)
    report({
      path,
      message: say(isSaid ? 'known' : 'unsaid', { title: shorten(title), plain: shorten(plain) }),
      suggestions: [plain],
      fix: writing(path, plain, say('takeOut'), isSaid),
    })
  }),
}

const ending =
  /\s*(?:\[(data ?set|data|software|(?:computer )?(?:program|software|code)|image|video|audiovisual|collection|preprint|model)\]|\((data ?set)\))\.?\s*$/i
const types: ReadonlyMap<string, string> = new Map([
  ['data', 'dataset'],
  ['program', 'software'],
  ['code', 'software'],
  ['computerprogram', 'software'],
  ['computersoftware', 'software'],
  ['computercode', 'software'],
  ['video', 'audiovisual'],
])
