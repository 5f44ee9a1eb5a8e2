import type { Rights } from '../../model/datacite.ts'
import { byAddress, byIdentifier, commonLicenceOf, type SpdxRights } from '../../registry/values/licence-list.ts'
import { creativeCommonsTerms } from '../predicates/creative-commons.ts'
import { rightsList, type Unchecked } from '../predicates/lists.ts'
import { listed, quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
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
