import { trimmed } from '../../identifiers/text.ts'
import type { AlternateIdentifier } from '../../model/datacite.ts'
import type { Path } from '../../pointer.ts'
import { eachObject } from '../each.ts'
import { eachIdentifier, replaced } from '../identifiers.ts'
import { readingXml } from '../references.ts'
import { keepsRelatedDoi } from '../registry.ts'
import { eachRelated } from '../related.ts'
import type { Rule } from '../rule.ts'
import { isBlank, isPadded, quote } from '../text.ts'

export const identifierWhitespace: Rule = {
  id: 'identifier-whitespace',
  severity: 'warning',
  registry: 'changes',
  summary: 'No white space stands before or after an identifier.',
  why: 'Identifiers are compared character by character and made into links. The registry trims some of them; a related DOI with white space before it is not recognised and loses its value.',
  examples: {
    passes: [{ record: { doi: '10.5880/abc', relatedIdentifiers: [related('10.5880/def')] } }],
    fails: [
      {
        record: { relatedIdentifiers: [related(' 10.5880/def')] },
        findings: [
          {
            pointer: '/relatedIdentifiers/0/relatedIdentifier',
            message:
              'The identifier " 10.5880/def" has white space around it, and the registry would lose it; write 10.5880/def.',
          },
        ],
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
        findings: [
          {
            pointer: '/creators/0/nameIdentifiers/0/nameIdentifier',
            message: 'The identifier "0000-0002-1825-0097 " has white space around it; write 0000-0002-1825-0097.',
          },
        ],
      },
    ],
  },
  references: [readingXml],
  check({ record, report }) {
    const tell = (value: string, path: Path, isLost = false): void => {
      const bare = trimmed(value)
      report({
        path,
        message: `The identifier ${quote(value)} has white space around it${isLost ? ', and the registry would lose it' : ''}; write ${bare}.`,
        suggestions: [bare],
        ...(isLost && { registry: 'drops', severity: 'error' }),
        fix: { description: 'Remove the white space.', safe: true, patch: replaced(path, bare) },
      })
    }
    const { doi } = record
    if (typeof doi === 'string' && isTrimmable(doi)) tell(doi, ['doi'])
    eachIdentifier(record, identifier => {
      if (isTrimmable(identifier.value)) tell(identifier.value, identifier.path())
    })
    eachObject<AlternateIdentifier>(record.alternateIdentifiers, ({ alternateIdentifier: value }, index) => {
      if (typeof value === 'string' && isTrimmable(value))
        tell(value, ['alternateIdentifiers', index, 'alternateIdentifier'])
    })
    eachRelated(record, relation => {
      const { value, type } = relation
      if (isTrimmable(value)) tell(value, relation.path(), type === 'DOI' && !keepsRelatedDoi(value))
    })
  },
}

const isTrimmable = (value: string): boolean => isPadded(value) && !isBlank(value)

function related(relatedIdentifier: string) {
  return { relatedIdentifier, relatedIdentifierType: 'DOI' as const, relationType: 'References' as const }
}
