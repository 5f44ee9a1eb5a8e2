import { quote } from '../predicates/text.ts'
import type { InputRule } from '../rule.ts'

export const duplicateKey: InputRule = {
  id: 'duplicate-key',
  severity: 'error',
  behaviours: ['repeated-member-dropped'],
  check({ duplicates, report }) {
    for (const { pointer, key } of duplicates) {
      if (aroundRecords.test(pointer)) continue
      report({
        pointer,
        atKey: true,
        message: `This object has several members named ${quote(key)}, and only the last one counts; keep one.`,
      })
    }
  },
}

/** What a REST API says around the metadata of its records. */
const aroundRecords = /^(?:\/data)?(?:\/\d+)?\/(?:relationships|links|meta|included)(?:\/|$)/
