import type { Datacite } from '../../model/datacite.ts'
import { property } from '../predicates/references.ts'
import { eachRepeat, folded, tellRepeat } from '../predicates/repeats.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

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

export const repeatedFormatDocs = (): RuleDocs => ({
  summary: 'Each format and each size is given once.',
  why: 'A list with one entry for each file says the same format hundreds of times; the formats of a resource are the set of them. Where there are as many sizes as formats, each pair is about a file, and nothing is said.',
  examples: {
    passes: [
      { record: { formats: ['text/csv', 'application/pdf'], sizes: ['15 MB', '3 files'] } },
      { record: { formats: ['text/csv', 'text/csv', 'text/csv'], sizes: ['15 MB', '3 MB', '9 kB'] } },
    ],
    fails: [
      {
        record: { formats: ['text/csv', 'text/csv'] },
        pointer: '/formats/1',
        message: 'The format "text/csv" is the same as entry 1 of the list; remove one of the two.',
      },
    ],
  },
  references: [property('formats[]'), property('sizes[]')],
})

/** Whether formats and sizes stand side by side, an entry for each file. */
const isByFile = ({ formats, sizes }: Datacite): boolean =>
  Array.isArray(formats) && Array.isArray(sizes) && formats.length > 1 && formats.length === sizes.length
