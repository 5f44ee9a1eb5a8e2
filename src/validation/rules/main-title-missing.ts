import { titleType as titleTypes } from '../../kernel/vocabularies/title-type.ts'
import type { Title } from '../../model/datacite.ts'
import { removing } from '../predicates/edits.ts'
import { eachObject } from '../predicates/lists.ts'
import type { Rule } from '../rule.ts'

export const mainTitleMissing: Rule = {
  id: 'main-title-missing',
  severity: 'warning',
  check({ record, report }) {
    let isThere = false
    let types = 0
    eachObject<Title>(record.titles, ({ titleType }) => {
      // What is no type the schema reports.
      if (typeof titleType !== 'string' || !Object.hasOwn(titleTypes, titleType)) isThere = true
      else types++
    })
    if (isThere || types === 0) return
    const isOne = types === 1
    report({
      path: ['titles'],
      message: `No title is the main one, because ${isOne ? 'the only title has' : `all ${types} titles have`} a titleType; omit the titleType of the main title.`,
      ...(isOne &&
        record.titles?.length === 1 && { fix: removing(['titles', 0, 'titleType'], 'Omit the titleType.', false) }),
    })
  },
}
