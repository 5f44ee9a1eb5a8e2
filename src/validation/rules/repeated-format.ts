import type { Datacite } from '../../model/datacite.ts'
import { eachRepeat, folded, tellRepeat } from '../predicates/repeats.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

export const repeatedFormat: Rule = {
  id: 'repeated-format',
  severity: 'info',
  check({ record, report }) {
    if (isByFile(record)) return
    for (const member of ['formats', 'sizes'] as const) {
      const list: unknown = record[member]
      if (!Array.isArray(list) || list.length < 2) continue
      eachRepeat(
        list,
        folded,
        () => '',
        repeat => tellRepeat(report, [member], list, repeat, `The ${member.slice(0, -1)} ${quote(list[repeat.index])}`),
      )
    }
  },
}

/** Whether formats and sizes stand side by side, an entry for each file. */
const isByFile = ({ formats, sizes }: Datacite): boolean =>
  Array.isArray(formats) && Array.isArray(sizes) && formats.length > 1 && formats.length === sizes.length
