import { messagesOf } from '../../messages/message.ts'
import type { Rights } from '../../model/datacite.ts'
import { byAddress, byIdentifier, commonLicenceOf, type SpdxRights } from '../../registry/values/licence-list.ts'
import { rightsOverwritten as messages } from '../compiled/rule-texts.ts'
import { creativeCommonsTerms } from '../predicates/creative-commons.ts'
import { rightsList, type Unchecked } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('rights-overwritten', messages)

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
    const replacement = {
      given: changed.map(name => say('given', { member: name, value: shorten(item[name]) })),
      instead: changed.map(name => say('instead', { value: shorten(stored[name], 120) })),
    }
    const path = ['rightsList', index, first]
    if (known !== undefined && changed.every(name => isUsualForm(name, item, known))) {
      report({ path, message: say('same', replacement) })
      return
    }
    report({
      path,
      message: say(known === undefined ? 'lowerCased' : changed.length > 1 ? 'several' : 'one', replacement),
      ...(changed.length === 1 && { suggestions: [String(stored[first])] }),
      fix: {
        description: say('write'),
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

/**
 * True if the stored value of a member counts as equal to the given value.
 *
 * Ignores rights in a language other than English, differences between URLs of the same Creative Commons licence, and
 * differences in case and a final slash.
 */
function isUsualForm(name: (typeof members)[number], item: Unchecked<Rights>, stored: SpdxRights): boolean {
  const [given, kept] = [item[name], stored[name]]
  if (name === 'rights') return typeof item.lang === 'string' && !/^en\b/i.test(item.lang)
  if (name === 'rightsUri') {
    const terms = creativeCommonsTerms(given)
    return terms !== undefined && terms === creativeCommonsTerms(kept)
  }
  return typeof given === 'string' && given.toLowerCase().replace(/\/$/, '') === kept.toLowerCase().replace(/\/$/, '')
}
