import { parseUuid } from '../../identifiers/schemes/uuid.ts'
import { otherScheme } from '../predicates/identifiers.ts'
import { names } from '../predicates/names.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const identifierAsName: Rule = {
  id: 'identifier-as-name',
  severity: 'warning',
  check: visiting(names, ({ name, holder, path }, { report }) => {
    if (!address.test(name)) return
    const other = otherScheme(name)
    const place = other === undefined ? '' : ` and the identifier as ${places[holder]}`
    report({
      path: path(),
      message: `${quote(name)} is ${other?.noun ?? (parseUuid(name) === undefined ? 'an address' : 'a UUID')}, but is given as the name of the ${holder}; give the name here${place}.`,
    })
  }),
}

const address =
  /^\s*(?:https?:\/\/\S+|(?:www\.)?(?:ror|orcid|isni)\.org\/\S+|\d{4}-\d{4}-\d{4}-\d{3}[\dX]|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\s*$/i

const places = {
  creator: 'nameIdentifier',
  contributor: 'nameIdentifier',
  affiliation: 'affiliationIdentifier',
  publisher: 'publisherIdentifier',
  funder: 'funderIdentifier',
} as const
