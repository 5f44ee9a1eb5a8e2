import { messagesOf } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import { repeatedFormat as messages } from '../compiled/rule-texts.ts'
import { eachRepeat, folded, tellRepeat } from '../predicates/repeats.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('repeated-format', messages)

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
        repeat =>
          tellRepeat(report, [member], list, repeat, (key, values) =>
            say(keys[member][key], { value: shorten(list[repeat.index]), ...values }),
          ),
      )
    }
  },
}

const keys = {
  formats: { join: 'formatJoin', remove: 'formatRemove' },
  sizes: { join: 'sizeJoin', remove: 'sizeRemove' },
} as const

/**
 * True if formats and sizes have the same number of entries, at least two.
 *
 * Such lists probably have one entry for each file.
 */
const isByFile = ({ formats, sizes }: Datacite): boolean =>
  Array.isArray(formats) && Array.isArray(sizes) && formats.length > 1 && formats.length === sizes.length
