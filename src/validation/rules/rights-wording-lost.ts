import { byAddress, byIdentifier, commonLicenceOf } from '../../registry/values/licence-list.ts'
import { writing } from '../predicates/edits.ts'
import { rightsList } from '../predicates/lists.ts'
import { property, registry } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const rightsWordingLost: Rule = {
  id: 'rights-wording-lost',
  severity: 'warning',
  behaviours: ['rights-overwritten'],
  ifActedOn: true,
  check: visiting(rightsList, ({ item, index }, { report }) => {
    const { rights, rightsIdentifier, rightsUri } = item
    if (typeof rights !== 'string' || rights.length > 5000 || !saysMore.test(rights)) return
    const known = commonLicenceOf([byIdentifier(rightsIdentifier)]) ?? commonLicenceOf([byAddress(rightsUri)])
    const stored = known?.rights
    if (stored === undefined || stored === rights) return
    const path = ['rightsList', index, 'rights']
    report({
      path,
      message: `The registry replaces the rights ${quote(rights)} with ${quote(stored, 120)}, because the entry names that licence; put your own wording in a separate entry without the licence’s identifier and address.`,
      fix: writing(path, stored, 'Write what the registry would write.', false),
    })
  }),
}

// Names of licences are replaced by their usual form, in whatever language: nothing is lost. Conditions are.
const saysMore =
  /\b(?:but|except|unless|only|ask|asked|permission|contact|request|provided|subject to|if|not|must|aber|nur|au\u00dfer|sauf|copyright)\b|\u00a9|[.;!?]\s+\S+\s|^.{120}/i

export const rightsWordingLostDocs = (): RuleDocs => ({
  summary: 'An entry that names a licence by identifier or address has no wording of its own.',
  why: 'The registry looks up a licence by identifier or address in a copy of the SPDX list and replaces what the record says with the name, address, identifier and scheme from that list. For a mere name that does no harm; a condition or an exception is lost. This rule knows the most common licences.',
  examples: {
    passes: [
      {
        record: {
          rightsList: [
            {
              rights: 'Creative Commons Attribution 4.0 International',
              rightsUri: 'https://creativecommons.org/licenses/by/4.0/legalcode',
              rightsIdentifier: 'cc-by-4.0',
              rightsIdentifierScheme: 'SPDX',
              schemeUri: 'https://spdx.org/licenses/',
            },
            { rights: 'CC BY 4.0', rightsUri: 'https://creativecommons.org/licenses/by/4.0/' },
            { rights: 'Open Access', rightsUri: 'info:eu-repo/semantics/openAccess' },
          ],
        },
      },
    ],
    fails: [
      {
        record: {
          rightsList: [
            { rights: 'CC BY, but ask first', rightsUri: 'https://creativecommons.org/licenses/by/4.0/legalcode' },
          ],
        },
        pointer: '/rightsList/0/rights',
        message:
          'The registry replaces the rights "CC BY, but ask first" with "Creative Commons Attribution 4.0 International", because the entry names that licence; put your own wording in a separate entry without the licence’s identifier and address.',
      },
    ],
  },
  references: [property('rightsList[]'), registry('rights from SPDX', 'bolognese', 'lib/bolognese/utils.rb')],
})
