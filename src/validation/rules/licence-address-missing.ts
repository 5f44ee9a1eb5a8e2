import { toPointer } from '../../core/pointer.ts'
import { creativeCommonsAddress } from '../predicates/creative-commons.ts'
import { rightsList } from '../predicates/lists.ts'
import { isGiven } from '../predicates/people.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const licenceAddressMissingDocs = (): RuleDocs => ({
  summary: 'A licence is given with its address or its SPDX identifier.',
  why: 'Search engines and aggregators tell open from closed resources by the address; a name alone is written in dozens of ways.',
  examples: {
    passes: [
      {
        record: {
          rightsList: [
            { rights: 'CC BY 4.0', rightsUri: 'https://creativecommons.org/licenses/by/4.0/' },
            { rights: 'Open Access' },
          ],
        },
      },
    ],
    fails: [
      {
        record: { rightsList: [{ rights: 'CC BY-NC 4.0' }] },
        pointer: '/rightsList/0/rightsUri',
        message:
          'The licence "CC BY-NC 4.0" has neither an address nor an identifier, so that no program can tell what it allows; add the rightsUri https://creativecommons.org/licenses/by-nc/4.0/.',
      },
      {
        record: { rightsList: [{ rights: 'MIT License' }] },
        pointer: '/rightsList/0/rightsUri',
        message:
          'The licence "MIT License" has neither an address nor an identifier, so that no program can tell what it allows; add its rightsUri.',
      },
    ],
  },
  references: [property('rightsList[].rightsUri')],
})

const licence =
  /\b(?:cc[ -]?(?:by|0|zero)\b|creative commons|(?:mit|bsd|apache|gnu|isc|mozilla|eclipse|european union)(?: [\w.-]+)* licen[cs]e|[al]?gpl\b|odbl|pddl|odc-by)/i
