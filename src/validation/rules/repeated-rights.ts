import { isObject } from '../../core/object.ts'
import { property } from '../predicates/references.ts'
import { eachRepeat, keyOf, tellRepeat } from '../predicates/repeats.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const repeatedRights: Rule = {
  id: 'repeated-rights',
  severity: 'warning',
  check({ record, report }) {
    const list: unknown = record.rightsList
    if (!Array.isArray(list) || list.length < 2) return
    eachRepeat(
      list,
      entry => (isObject(entry) ? keyOf(entry, members).trim() : ''),
      () => '',
      repeat =>
        tellRepeat(
          report,
          ['rightsList'],
          list,
          repeat,
          `The rights statement ${quote(list[repeat.index]?.rights ?? list[repeat.index]?.rightsUri)}`,
        ),
    )
  },
}

export const repeatedRightsDocs = (): RuleDocs => ({
  summary: 'Each rights statement is given once.',
  why: 'Where a licence is there twice, readers and programs look for a difference between the two.',
  examples: {
    passes: [
      {
        record: {
          rightsList: [{ rights: 'Open Access' }, { rights: 'Creative Commons Attribution 4.0 International' }],
        },
      },
    ],
    fails: [
      {
        record: {
          rightsList: [
            { rights: 'MIT License', rightsIdentifier: 'MIT' },
            { rights: 'MIT License', rightsIdentifier: 'mit' },
          ],
        },
        pointer: '/rightsList/1',
        message: 'The rights statement "MIT License" is the same as entry 1 of the list; join the two in one entry.',
      },
    ],
  },
  references: [property('rightsList[]')],
})

const members = ['rights', 'rightsUri', 'rightsIdentifier', 'lang']
