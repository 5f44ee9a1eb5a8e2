import { parseUuid } from '../../identifiers/schemes/uuid.ts'
import { otherScheme } from '../predicates/identifiers.ts'
import { names } from '../predicates/names.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const identifierAsNameDocs = (): RuleDocs => ({
  summary: 'A name is a name, not an identifier or an address.',
  why: 'A name is printed in citations and shown to readers, who cannot tell whom https://ror.org/04aj4c181 identifies. Identifiers have properties of their own, where programs look for them.',
  examples: {
    passes: [
      { record: { publisher: { name: 'DataCite', publisherIdentifier: 'https://ror.org/04wxnsj81' } } },
      { record: { creators: [{ name: 'GBIF.org' }] } },
    ],
    fails: [
      {
        record: { publisher: { name: 'https://ror.org/04wxnsj81' } },
        pointer: '/publisher/name',
        message:
          '"https://ror.org/04wxnsj81" is a ROR ID, but is given as the name of the publisher; give the name here and the identifier as publisherIdentifier.',
      },
      {
        record: { creators: [{ name: 'A', affiliation: [{ name: 'https://www.tib.eu/' }] }] },
        pointer: '/creators/0/affiliation/0/name',
        message:
          '"https://www.tib.eu/" is an address, but is given as the name of the affiliation; give the name here.',
      },
      {
        record: { creators: [{ name: '3f0c9d52-7a1e-4b86-9c44-0d5be2a1f7c3' }] },
        pointer: '/creators/0/name',
        message:
          '"3f0c9d52-7a1e-4b86-9c44-0d5be2a1f7c3" is a UUID, but is given as the name of the creator; give the name here.',
      },
    ],
  },
  references: [
    property('publisher'),
    property('creators[].affiliation[]'),
    { title: 'A ROR ID in place of a name', url: 'https://github.com/IQSS/dataverse/issues/11174' },
  ],
})

const address =
  /^\s*(?:https?:\/\/\S+|(?:www\.)?(?:ror|orcid|isni)\.org\/\S+|\d{4}-\d{4}-\d{4}-\d{3}[\dX]|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\s*$/i

const places = {
  creator: 'nameIdentifier',
  contributor: 'nameIdentifier',
  affiliation: 'affiliationIdentifier',
  publisher: 'publisherIdentifier',
  funder: 'funderIdentifier',
} as const
