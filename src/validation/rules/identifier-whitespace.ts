import type { Path } from '../../core/pointer.ts'
import { trimmed } from '../../identifiers/text.ts'
import { messagesOf } from '../../messages/message.ts'
import { identifierWhitespace as texts } from '../compiled/rule-texts.ts'
import { agentIdentifiers, replaced } from '../predicates/identifiers/identifiers.ts'
import { relations } from '../predicates/identifiers/related.ts'
import { alternateIdentifiers } from '../predicates/lists.ts'
import { isBlank, isPadded, shorten } from '../predicates/texts/text.ts'
import type { Finding, Rule } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

const say = messagesOf('identifier-whitespace', texts)

export const identifierWhitespace: Rule = {
  id: 'identifier-whitespace',
  severity: 'warning',
  behaviours: [
    'white-space-squeezed',
    'orcid-rewritten',
    'ror-rewritten',
    'affiliation-identifier-rewritten',
    'related-doi-rewritten',
    'funder-rewritten',
    'doi-refused',
    'doi-lower-cased',
  ],
  check: together(
    ({ record: { doi }, report }) => {
      if (typeof doi === 'string' && isTrimmable(doi)) report(findingOf(doi, ['doi']))
    },
    visiting(agentIdentifiers, (identifier, { report }) => {
      if (isTrimmable(identifier.value)) report(findingOf(identifier.value, identifier.path))
    }),
    visiting(alternateIdentifiers, ({ item: { alternateIdentifier: value }, index }, { report }) => {
      if (typeof value !== 'string' || !isTrimmable(value)) return
      report(findingOf(value, ['alternateIdentifiers', index, 'alternateIdentifier']))
    }),
    visiting(relations, (relation, { report }) => {
      const { value } = relation
      if (isTrimmable(value)) report(findingOf(value, relation.path))
    }),
  ),
}

function findingOf(value: string, path: Path): Finding {
  const bare = trimmed(value)
  return {
    path,
    message: say('padded', { value: shorten(value), bare: shorten(bare) }),
    suggestions: [bare],
    fix: { description: say('remove'), safe: true, patch: replaced(path, bare) },
  }
}

const isTrimmable = (value: string): boolean => isPadded(value) && !isBlank(value)
