import { writing } from '../predicates/edits.ts'
import { titles } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const titleTypeNamedDocs = (): RuleDocs => ({
  summary: 'A title does not end in the type of the resource in brackets.',
  why: 'Citation styles print the type themselves, out of resourceTypeGeneral, where they want it: “Soil moisture [Dataset] [Data set]”.',
  examples: {
    passes: [
      { record: { titles: [{ title: 'A dataset of soil moisture' }], types: { resourceTypeGeneral: 'Dataset' } } },
      { record: { titles: [{ title: 'Tides (model and observation)' }], types: { resourceTypeGeneral: 'Dataset' } } },
    ],
    fails: [
      {
        record: { titles: [{ title: 'Soil moisture [Data set]' }], types: { resourceTypeGeneral: 'Dataset' } },
        pointer: '/titles/0/title',
        message:
          'The title "Soil moisture [Data set]" ends in the type of the resource, which citations add by themselves; write "Soil moisture".',
      },
      {
        record: { titles: [{ title: 'Soil moisture (dataset)' }], types: { resourceTypeGeneral: 'Other' } },
        pointer: '/titles/0/title',
        message:
          'The title "Soil moisture (dataset)" ends in the type of the resource, which citations add by themselves; write "Soil moisture", and give the type as resourceTypeGeneral.',
      },
    ],
  },
  references: [property('titles[]'), property('types.resourceTypeGeneral')],
})

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
