import { titleType as titleTypes } from '../../kernel/vocabularies/title-type.ts'
import type { Title } from '../../model/datacite.ts'
import { removing } from '../predicates/edits.ts'
import { eachObject } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import type { Rule, RuleDocs } from '../rule.ts'

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

export const mainTitleMissingDocs = (): RuleDocs => ({
  summary: 'One title has no titleType: the main title.',
  why: 'Citations take the title without a type. Where every title has one, programs choose among a subtitle, a translation and an alternative.',
  examples: {
    passes: [{ record: { titles: [{ title: 'Soil moisture' }, { title: 'An atlas', titleType: 'Subtitle' }] } }],
    fails: [
      {
        record: { titles: [{ title: 'Soil moisture', titleType: 'AlternativeTitle' }] },
        pointer: '/titles',
        message:
          'No title is the main one, because the only title has a titleType; omit the titleType of the main title.',
      },
      {
        record: {
          titles: [
            { title: 'Bodenfeuchte', titleType: 'TranslatedTitle' },
            { title: 'An atlas', titleType: 'Subtitle' },
          ],
        },
        pointer: '/titles',
        message:
          'No title is the main one, because all 2 titles have a titleType; omit the titleType of the main title.',
      },
    ],
  },
  references: [property('titles[]'), property('titles[].titleType')],
})
