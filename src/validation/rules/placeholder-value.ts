import { isObject } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { placeholderValue as texts } from '../compiled/rule-texts.ts'
import { isLeftover } from '../predicates/agents/placeholders.ts'
import { removing } from '../predicates/edits.ts'
import { fundingReferences, geoLocations, relatedItems, rightsList, subjects } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

const say = messagesOf('placeholder-value', texts)

export const placeholderValue: Rule = {
  id: 'placeholder-value',
  severity: 'warning',
  check: together(
    visiting(subjects, ({ item: { subject }, index }, { report }) =>
      look(subject, ['subjects', index], 'subject', report, true),
    ),
    visiting(geoLocations, ({ item: { geoLocationPlace }, index }, { report }) =>
      look(geoLocationPlace, ['geoLocations', index], 'geoLocationPlace', report),
    ),
    visiting(fundingReferences, ({ item: { awardNumber, awardTitle }, index }, { report }) => {
      look(awardNumber, ['fundingReferences', index], 'awardNumber', report)
      look(awardTitle, ['fundingReferences', index], 'awardTitle', report)
    }),
    visiting(rightsList, ({ item: { rights }, index }, { report }) =>
      look(rights, ['rightsList', index], 'rights', report),
    ),
    visiting(relatedItems, ({ item: { volume, issue, edition, publisher }, index }, { report }) => {
      const path = ['relatedItems', index]
      look(volume, path, 'volume', report)
      look(issue, path, 'issue', report)
      look(edition, path, 'edition', report)
      look(publisher, path, 'publisher', report)
    }),
    ({ record: { types }, report }) => {
      if (isObject(types)) look(types.resourceType, ['types'], 'resourceType', report)
    },
  ),
}

const standIn =
  /^\s*(?:n\.?\/?a\.?|none|null|nil|nan|undefined|not (?:available|applicable|known|specified|provided)|tb[acd]|to ?do|test|lorem ipsum.{0,40}|\?+|[-–—]+|x{3,}|asdf+)\s*$/i

/**
 * Reports a placeholder. The fix removes the member or, if `isWhole` is true, the whole object that contains the
 * member.
 */
function look(value: unknown, holder: Path, member: string, report: RuleContext['report'], isWhole = false): void {
  if (
    typeof value !== 'string' ||
    value.length > 400 ||
    !(isLeftover(value) || (value.length <= 40 && standIn.test(value)))
  )
    return
  const path = [...holder, member]
  report({
    path,
    message: say('none', { member, value: shorten(value) }),
    fix: removing(isWhole ? holder : path, say('fix', { member }), false),
  })
}
