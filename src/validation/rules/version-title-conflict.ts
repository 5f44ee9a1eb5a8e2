import { titles } from '../predicates/lists.ts'
import { isGiven } from '../predicates/people.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
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

/** Whether a version is another one with fewer numbers, or with more zeros at its end. */
const isPart = (one: string, other: string): boolean =>
  `${other}.`.startsWith(`${one}.`) || one.replace(/(?:\.0)+$/, '') === other.replace(/(?:\.0)+$/, '')
