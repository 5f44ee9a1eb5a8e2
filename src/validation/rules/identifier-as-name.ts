import { parseUuid } from '../../identifiers/schemes/uuid.ts'
import { messagesOf } from '../../messages/message.ts'
import { identifierAsName as texts } from '../compiled/rule-texts.ts'
import { names } from '../predicates/agents/names.ts'
import { otherScheme } from '../predicates/identifiers/identifiers.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('identifier-as-name', texts)

export const identifierAsName: Rule = {
  id: 'identifier-as-name',
  severity: 'warning',
  check: visiting(names, ({ name, holder, path }, { report }) => {
    if (!address.test(name)) return
    const scheme = otherScheme(name)?.scheme
    const kind = scheme ?? (parseUuid(name) === undefined ? 'address' : 'UUID')
    const values = { name: shorten(name), kind, holder }
    report({
      path: path(),
      message:
        scheme === undefined ? say('name', values) : say('nameAndIdentifier', { ...values, place: places[holder] }),
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
