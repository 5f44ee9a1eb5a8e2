import { trimmed } from '../../identifiers/text.ts'
import type { Path } from '../../pointer.ts'
import { identifiers, replaced } from '../identifiers.ts'
import { alternateIdentifiers } from '../lists.ts'
import { readingXml } from '../references.ts'
import { keepsRelatedDoi } from '../registry.ts'
import { relations } from '../related.ts'
import type { Finding, Rule, RuleDocs } from '../rule.ts'
import { isBlank, isPadded, quote, shorten } from '../text.ts'
import { together, visiting } from '../visiting.ts'

export const identifierWhitespace: Rule = {
  id: 'identifier-whitespace',
  severity: 'warning',
  registry: 'changes',
  check: together(
    ({ record: { doi }, report }) => {
      if (typeof doi === 'string' && isTrimmable(doi)) report(findingOf(doi, ['doi']))
    },
    visiting(identifiers, (identifier, { report }) => {
      if (isTrimmable(identifier.value)) report(findingOf(identifier.value, identifier.path()))
    }),
    visiting(alternateIdentifiers, ({ item: { alternateIdentifier: value }, index }, { report }) => {
      if (typeof value !== 'string' || !isTrimmable(value)) return
      report(findingOf(value, ['alternateIdentifiers', index, 'alternateIdentifier']))
    }),
    visiting(relations, (relation, { report }) => {
      const { value, type } = relation
      if (isTrimmable(value)) report(findingOf(value, relation.path(), type === 'DOI' && !keepsRelatedDoi(value)))
    }),
  ),
}

export const identifierWhitespaceDocs = (): RuleDocs => ({
  summary: 'An identifier has no white space before or after it.',
  why: 'Identifiers are compared character by character and turned into links. The registry trims some of them, but it does not recognise a related DOI with white space before it and drops its value.',
  examples: {
    passes: [{ record: { doi: '10.5880/abc', relatedIdentifiers: [related('10.5880/def')] } }],
    fails: [
      {
        record: { relatedIdentifiers: [related(' 10.5880/def')] },
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message:
          'The identifier " 10.5880/def" has white space around it, and the registry would drop it; write 10.5880/def.',
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

function findingOf(value: string, path: Path, isLost = false): Finding {
  const bare = trimmed(value)
  return {
    path,
    message: `The identifier ${quote(value)} has white space around it${isLost ? ', and the registry would drop it' : ''}; write ${shorten(bare)}.`,
    suggestions: [bare],
    ...(isLost && { registry: 'drops', severity: 'error' }),
    fix: { description: 'Remove the white space.', safe: true, patch: replaced(path, bare) },
  }
}

const isTrimmable = (value: string): boolean => isPadded(value) && !isBlank(value)

function related(relatedIdentifier: string) {
  return { relatedIdentifier, relatedIdentifierType: 'DOI' as const, relationType: 'References' as const }
}
