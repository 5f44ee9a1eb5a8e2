import type { Rights } from '../../model/datacite.ts'
import { byAddress, byIdentifier, commonLicenceOf, type SpdxRights } from '../../registry/values/licence-list.ts'
import { creativeCommonsTerms } from '../predicates/creative-commons.ts'
import { rightsList, type Unchecked } from '../predicates/lists.ts'
import { property, registry } from '../predicates/references.ts'
import { listed, quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const members = ['rights', 'rightsUri', 'rightsIdentifier', 'rightsIdentifierScheme', 'schemeUri'] as const

export const rightsOverwritten: Rule = {
  id: 'rights-overwritten',
  severity: 'info',
  behaviours: ['rights-overwritten', 'rights-identifier-lower-cased'],
  ifActedOn: true,
  strict: true,
  check: visiting(rightsList, ({ item, index }, { report }) => {
    const { rightsIdentifier, rightsUri } = item
    const known = commonLicenceOf([byIdentifier(rightsIdentifier)]) ?? commonLicenceOf([byAddress(rightsUri)])
    if (known === undefined && typeof rightsIdentifier !== 'string') return
    const stored: Partial<SpdxRights> = known ?? { rightsIdentifier: String(rightsIdentifier).toLowerCase() }
    const changed = members.filter(
      name =>
        typeof item[name] === 'string' &&
        item[name] !== '' &&
        Object.hasOwn(stored, name) &&
        item[name] !== stored[name],
    )
    const [first] = changed
    if (first === undefined) return
    const given = changed.map(name => `${name} ${quote(item[name])}`)
    const instead = changed.map(name => quote(stored[name], 120))
    const path = ['rightsList', index, first]
    if (known !== undefined && changed.every(name => isUsualForm(name, item, known))) {
      report({
        path,
        message: `The registry replaces the ${listed(given)} with ${listed(instead)}; this means the same, and nothing needs to be changed.`,
      })
      return
    }
    report({
      path,
      message: `The registry replaces the ${listed(given)} with ${listed(instead)}; write ${changed.length > 1 ? 'these' : 'this'} instead${known === undefined ? '' : ', or put your own wording in a separate entry without the licence’s identifier and address'}.`,
      ...(changed.length === 1 && { suggestions: [String(stored[first])] }),
      fix: {
        description: 'Write what the registry would write.',
        safe: false,
        patch: changed.map(name => ({
          op: 'replace' as const,
          path: `/rightsList/${index}/${name}`,
          value: stored[name],
        })),
      },
    })
  }),
}

export const rightsOverwrittenDocs = (): RuleDocs => ({
  summary: 'Rights are written as the registry stores them: as in the SPDX list, with the identifier in lower case.',
  why: 'The registry looks up a licence by identifier or address in a copy of the SPDX list and replaces what the record says with the name, address, identifier and scheme from that list. It puts any other identifier in lower case. What DataCite’s own examples write, the identifier in capitals and the address of the licence’s summary, is replaced too, and stays right. This rule knows the licences that most records have, those of Creative Commons first of all.',
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
          'The registry replaces the rights "CC BY, but ask first" with "Creative Commons Attribution 4.0 International"; write this instead, or put your own wording in a separate entry without the licence’s identifier and address.',
      },
      {
        record: { rightsList: [{ rights: 'Our own licence', rightsIdentifier: 'OWN-1.0' }] },
        pointer: '/rightsList/0/rightsIdentifier',
        message: 'The registry replaces the rightsIdentifier "OWN-1.0" with "own-1.0"; write this instead.',
      },
      {
        record: { rightsList: [{ rightsIdentifier: 'CC-BY-4.0', rightsIdentifierScheme: 'SPDX' }] },
        pointer: '/rightsList/0/rightsIdentifier',
        message:
          'The registry replaces the rightsIdentifier "CC-BY-4.0" with "cc-by-4.0"; this means the same, and nothing needs to be changed.',
      },
    ],
  },
  references: [property('rightsList[]'), registry('rights from SPDX', 'bolognese', 'lib/bolognese/utils.rb')],
})

/** Whether a member says the same in the form that DataCite's own examples use, or in another language. */
function isUsualForm(name: (typeof members)[number], item: Unchecked<Rights>, stored: SpdxRights): boolean {
  const [given, kept] = [item[name], stored[name]]
  if (name === 'rights') return typeof item.lang === 'string' && !/^en\b/i.test(item.lang)
  if (name === 'rightsUri') {
    const terms = creativeCommonsTerms(given)
    return terms !== undefined && terms === creativeCommonsTerms(kept)
  }
  return typeof given === 'string' && given.toLowerCase().replace(/\/$/, '') === kept.toLowerCase().replace(/\/$/, '')
}
