import type { Path } from '../../core/pointer.ts'
import { trimmed } from '../../identifiers/text.ts'
import { agentIdentifiers, replaced } from '../predicates/identifiers.ts'
import { alternateIdentifiers } from '../predicates/lists.ts'
import { readingXml } from '../predicates/references.ts'
import { relations } from '../predicates/related.ts'
import { isBlank, isPadded, quote, shorten } from '../predicates/text.ts'
import type { Finding, Rule, RuleDocs } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

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

export const identifierWhitespaceDocs = (): RuleDocs => ({
  summary: 'An identifier has no white space before or after it.',
  why: 'Identifiers are compared character by character and turned into links. The registry trims some of them and keeps others as they are.',
  examples: {
    passes: [{ record: { doi: '10.5880/abc', relatedIdentifiers: [related('10.5880/def')] } }],
    fails: [
      {
        record: { relatedIdentifiers: [related(' 10.5880/def')] },
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message: 'The identifier " 10.5880/def" has white space around it; write 10.5880/def.',
      },
      {
        record: {
          creators: [
            {
              name: 'Carberry, Josiah',
              nameIdentifiers: [{ nameIdentifier: '0000-0002-1825-0097 ', nameIdentifierScheme: 'ORCID' }],
            },
          ],
        },
        pointer: '/creators/0/nameIdentifiers/0/nameIdentifier',
        message: 'The identifier "0000-0002-1825-0097 " has white space around it; write 0000-0002-1825-0097.',
      },
    ],
  },
  references: [readingXml],
})

function findingOf(value: string, path: Path): Finding {
  const bare = trimmed(value)
  return {
    path,
    message: `The identifier ${quote(value)} has white space around it; write ${shorten(bare)}.`,
    suggestions: [bare],
    fix: { description: 'Remove the white space.', safe: true, patch: replaced(path, bare) },
  }
}

const isTrimmable = (value: string): boolean => isPadded(value) && !isBlank(value)

function related(relatedIdentifier: string) {
  return { relatedIdentifier, relatedIdentifierType: 'DOI' as const, relationType: 'References' as const }
}
