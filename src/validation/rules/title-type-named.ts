import { writing } from '../predicates/edits.ts'
import { titles } from '../predicates/lists.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

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
      message: `The title ${quote(title)} ends in the type of the resource, which citations add by themselves; write ${quote(plain)}${isSaid ? '' : ', and give the type as resourceTypeGeneral'}.`,
      suggestions: [plain],
      fix: writing(path, plain, 'Take the type out of the title.', isSaid),
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
