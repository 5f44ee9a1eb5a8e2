import type { Path } from '../../core/pointer.ts'
import { localDomains } from '../../identifiers/local-domains.ts'
import { messagesOf } from '../../messages/message.ts'
import { privateAddress as texts } from '../compiled/rule-texts.ts'
import { relations } from '../predicates/identifiers/related.ts'
import { alternateIdentifiers, fundingReferences, rightsList, subjects } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

const say = messagesOf('private-address', texts)

export const privateAddress: Rule = {
  id: 'private-address',
  severity: 'warning',
  check: together(
    ({ landingPage, report }) => look(landingPage?.(), () => ['url'], report),
    visiting(relations, (relation, { report }) => look(relation.value, () => relation.path, report)),
    visiting(rightsList, ({ item: { rightsUri }, index }, { report }) =>
      look(rightsUri, () => ['rightsList', index, 'rightsUri'], report),
    ),
    visiting(subjects, ({ item: { valueUri }, index }, { report }) =>
      look(valueUri, () => ['subjects', index, 'valueUri'], report),
    ),
    visiting(fundingReferences, ({ item: { awardUri }, index }, { report }) =>
      look(awardUri, () => ['fundingReferences', index, 'awardUri'], report),
    ),
    visiting(alternateIdentifiers, ({ item: { alternateIdentifier }, index }, { report }) =>
      look(alternateIdentifier, () => ['alternateIdentifiers', index, 'alternateIdentifier'], report),
    ),
  ),
}

const ipv4 = String.raw`127(?:\.\d{1,3}){3}|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|169\.254(?:\.\d{1,3}){2}|0\.0\.0\.0`
const ipv6 = String.raw`\[(?:::1|f[cd][\da-f]{2}:[\da-f:]*|fe80:[\da-f:]*)\]`
const name = String.raw`localhost|[a-z\d-]{1,63}|(?:[a-z\d-]{1,63}\.){1,8}(?:${localDomains.join('|')})`
// Nearly all hosts end in two or three letters, and few local ones do.
const shortLocal = localDomains.filter(({ length }) => length < 4).join('|')
const publicHost = new RegExp(String.raw`^https?://(?:[a-z\d-]+\.)+(?!${shortLocal})[a-z]{2,3}(?:[/:]|$)`)
const hidden = new RegExp(
  String.raw`^\s*(?:(?:https?|ftp)://(?:[^/?#@\s]{0,200}@)?(?:${ipv4}|${ipv6}|${name})(?::\d{1,5})?(?:[/?#\s]|$)|file:|smb:|\\\\|[a-z]:\\)`,
  'i',
)

function look(value: unknown, path: () => Path, report: RuleContext['report']): void {
  if (typeof value !== 'string' || value.startsWith('10.') || publicHost.test(value) || !hidden.test(value)) return
  report({
    path: path(),
    actual: value,
    message: say('private', { value: shorten(value) }),
  })
}
