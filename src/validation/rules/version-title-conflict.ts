import { titles } from '../predicates/lists.ts'
import { isGiven } from '../predicates/people.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const versionTitleConflict: Rule = {
  id: 'version-title-conflict',
  severity: 'warning',
  check: visiting(titles, ({ item: { title, titleType }, index }, { record: { version }, report }) => {
    if (typeof title !== 'string' || typeof version !== 'string' || isGiven(titleType) || version.length > 40) return
    const said = /(?:^|[\s(,:_-])v(?:er(?:sion|\.)?)?\.?\s?(\d{1,4}(?:\.\d{1,6}){0,4})\)?\s*$/i.exec(
      title.slice(-60),
    )?.[1]
    const given = /^\s*(?:v(?:ersion|\.)?\s?)?(\d{1,4}(?:\.\d{1,6}){0,4})\s*$/i.exec(version)?.[1]
    if (said === undefined || given === undefined || isPart(said, given) || isPart(given, said)) return
    report({
      path: ['titles', index, 'title'],
      message: `The title ends with the version ${said}, but the version is ${quote(version)}; correct whichever is wrong.`,
    })
  }),
}

export const versionTitleConflictDocs = (): RuleDocs => ({
  summary: 'The version in the title is the version of the record.',
  why: 'Both are printed in the citation. Where a record was copied for the next version, one of the two is easily forgotten.',
  examples: {
    passes: [
      { record: { titles: [{ title: 'Soil moisture (v1.1)' }], version: '1.1' } },
      { record: { titles: [{ title: 'Soil moisture v2' }], version: '2.0' } },
    ],
    fails: [
      {
        record: { titles: [{ title: 'Soil moisture (v1.0)' }], version: '1.1' },
        pointer: '/titles/0/title',
        message: 'The title ends with the version 1.0, but the version is "1.1"; correct whichever is wrong.',
      },
    ],
  },
  references: [property('version'), property('titles[]')],
})

/** Whether a version is another one with fewer numbers, or with more zeros at its end. */
const isPart = (one: string, other: string): boolean =>
  `${other}.`.startsWith(`${one}.`) || one.replace(/(?:\.0)+$/, '') === other.replace(/(?:\.0)+$/, '')
