import { toPointer } from '../../core/pointer.ts'
import { creativeCommonsAddress } from '../predicates/creative-commons.ts'
import { rightsList } from '../predicates/lists.ts'
import { isGiven } from '../predicates/people.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

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
      message: `The licence ${quote(rights)} has neither an address nor an identifier, so that no program can tell what it allows; add ${url === undefined ? 'its rightsUri' : `the rightsUri ${url}`}.`,
      ...(url !== undefined && {
        suggestions: [url],
        fix: {
          description: `Add the address ${url}.`,
          safe: true,
          patch: [{ op: rightsUri === undefined ? 'add' : 'replace', path: toPointer(path), value: url }],
        },
      }),
    })
  }),
}

const licence =
  /\b(?:cc[ -]?(?:by|0|zero)\b|creative commons|(?:mit|bsd|apache|gnu|isc|mozilla|eclipse|european union)(?: [\w.-]+)* licen[cs]e|[al]?gpl\b|odbl|pddl|odc-by)/i
