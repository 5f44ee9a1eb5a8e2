import type { Description } from '../../model/datacite.ts'
import { eachObject } from '../predicates/lists.ts'
import type { Rule } from '../rule.ts'

export const abstractMissing: Rule = {
  id: 'abstract-missing',
  severity: 'info',
  strict: true,
  check({ record, report }) {
    let isThere = false
    eachObject<Description>(record.descriptions, ({ descriptionType }) => {
      if (descriptionType === 'Abstract') isThere = true
    })
    if (!isThere) report({ path: [], message: 'The record has no abstract; add a description of type Abstract.' })
  },
}
