import type { Path } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { uriWithoutScheme as messages } from '../compiled/rule-texts.ts'
import { fundingReferences, rightsList, subjects } from '../predicates/lists.ts'
import { isBlank, shorten } from '../predicates/texts/text.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

const say = messagesOf('uri-without-scheme', messages)

export const uriWithoutScheme: Rule = {
  id: 'uri-without-scheme',
  severity: 'warning',
  check: together(
    visiting(rightsList, ({ item: { rightsUri }, index }, context) =>
      look(rightsUri, ['rightsList', index, 'rightsUri'], context),
    ),
    visiting(subjects, ({ item: { valueUri }, index }, context) =>
      look(valueUri, ['subjects', index, 'valueUri'], context),
    ),
    visiting(fundingReferences, ({ item: { awardUri }, index }, context) =>
      look(awardUri, ['fundingReferences', index, 'awardUri'], context),
    ),
  ),
}

const complete = /^\s*[a-z][a-z\d+.-]{0,30}:/i

function look(value: unknown, path: Path, { report }: RuleContext): void {
  if (typeof value !== 'string' || value.startsWith('http') || isBlank(value) || complete.test(value)) return
  const member = String(path.at(-1))
  const words = member === 'rightsUri' ? 'wordsOfRights' : 'words'
  const key = /\s/.test(value.trim()) ? words : 'incomplete'
  report({ path, message: say(key, { member, value: shorten(value) }) })
}
