import { isObject } from '../../core/object.ts'
import { eachRepeat, keyOf, tellRepeat } from '../predicates/repeats.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

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

const members = ['rights', 'rightsUri', 'rightsIdentifier', 'lang']
