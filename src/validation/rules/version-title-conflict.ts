import { messagesOf } from '../../messages/message.ts'
import { versionTitleConflict as messages } from '../compiled/rule-texts.ts'
import { isGiven } from '../predicates/agents/people.ts'
import { titles } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('version-title-conflict', messages)

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
      message: say('different', { said, version: shorten(version) }),
    })
  }),
}

/**
 * True if the first version is a leading part of the other (`1` of `1.2`), or if they differ only in trailing zeros.
 */
const isPart = (one: string, other: string): boolean =>
  `${other}.`.startsWith(`${one}.`) || one.replace(/(?:\.0)+$/, '') === other.replace(/(?:\.0)+$/, '')
