import { toPointer } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { licenceAddressMissing as texts } from '../compiled/rule-texts.ts'
import { isGiven } from '../predicates/agents/people.ts'
import { creativeCommonsAddress } from '../predicates/creative-commons.ts'
import { rightsList } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('licence-address-missing', texts)

export const licenceAddressMissing: Rule = {
  id: 'licence-address-missing',
  severity: 'info',
  check: visiting(rightsList, ({ item: { rights, rightsUri, rightsIdentifier }, index }, { report }) => {
    if (
      typeof rights !== 'string' ||
      isGiven(rightsUri) ||
      isGiven(rightsIdentifier) ||
      /^\s*https?:\/\/\S+\s*$/i.test(rights) ||
      !licence.test(rights.slice(0, 300))
    )
      return
    const path = ['rightsList', index, 'rightsUri']
    const url = creativeCommonsAddress(rights)
    report({
      path,
      message:
        url === undefined
          ? say('unknownAddress', { rights: shorten(rights) })
          : say('knownAddress', { rights: shorten(rights), url }),
      ...(url !== undefined && {
        suggestions: [url],
        fix: {
          description: say('fix', { url }),
          safe: true,
          patch: [{ op: rightsUri === undefined ? 'add' : 'replace', path: toPointer(path), value: url }],
        },
      }),
    })
  }),
}

const licence =
  /\b(?:cc[ -]?(?:by|0|zero)\b|creative commons|(?:mit|bsd|apache|gnu|isc|mozilla|eclipse|european union)(?: [\w.-]+)* licen[cs]e|[al]?gpl\b|odbl|pddl|odc-by)/i
