import { parseDoi } from '../../identifiers/doi.ts'
import { explainDoi } from '../../identifiers/explain-doi.ts'
import { replaced } from '../identifiers.ts'
import { property, readingXml } from '../references.ts'
import { keepsRelatedDoi } from '../registry.ts'
import { relations } from '../related.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { quote, shorten } from '../text.ts'
import { visiting } from '../visiting.ts'

export const relatedDoiSyntax: Rule = {
  id: 'related-doi-syntax',
  severity: 'error',
  registry: 'drops',
  check: visiting(relations, (relation, { report }) => {
    const { value, type } = relation
    if (type !== 'DOI' || keepsRelatedDoi(value)) return
    const trimmed = value.trim()
    if (trimmed === '' || keepsRelatedDoi(trimmed)) return
    const path = relation.path()
    const doi = parseDoi(value)
    if (doi === undefined) {
      const message = `${explainDoi(value)} The registry would drop it; write the DOI, or choose a fitting relatedIdentifierType.`
      report({ path, message })
    } else if (keepsRelatedDoi(doi)) {
      report({
        path,
        message: `The DOI ${quote(value)} is in a form that the registry does not recognise and would drop; write ${shorten(doi)}.`,
        suggestions: [doi],
        fix: { description: `Write the DOI as ${doi}.`, safe: true, patch: replaced(path, doi) },
      })
    } else {
      report({
        path,
        message: `The DOI ${shorten(doi)} has a prefix that is not four or five digits, so the registry would not recognise the DOI and would drop it; give it as https://doi.org/${shorten(doi)} with the type URL to keep it.`,
      })
    }
  }),
}

export const relatedDoiSyntaxDocs = (): RuleDocs => ({
  summary: 'A related identifier of type DOI is a DOI that the registry recognises.',
  why: 'When reading XML, the registry keeps the type of the relation but drops a value that it does not recognise as a DOI. The relation then points nowhere: no citation is counted and no version is linked.',
  examples: {
    passes: [
      { record: related('10.5880/abc') },
      { record: related('https://doi.org/10.5880/abc') },
      { record: { relatedIdentifiers: [{ relatedIdentifier: 'see paper', relatedIdentifierType: 'URL' }] } },
    ],
    fails: [
      {
        record: related('see paper'),
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message:
          '"see paper" is not a DOI; a DOI begins with "10.", four digits or more, and "/". The registry would drop it; write the DOI, or choose a fitting relatedIdentifierType.',
      },
      {
        record: related('info:doi/10.5880/abc'),
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message:
          'The DOI "info:doi/10.5880/abc" is in a form that the registry does not recognise and would drop; write 10.5880/abc.',
      },
      {
        record: related('10.5880.1/abc'),
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message:
          'The DOI 10.5880.1/abc has a prefix that is not four or five digits, so the registry would not recognise the DOI and would drop it; give it as https://doi.org/10.5880.1/abc with the type URL to keep it.',
      },
    ],
  },
  references: [
    property('relatedIdentifiers[]'),
    readingXml,
    { title: 'Relations without a value', url: 'https://github.com/datacite/datacite/issues/2220' },
  ],
})

function related(relatedIdentifier: string) {
  return {
    relatedIdentifiers: [
      { relatedIdentifier, relatedIdentifierType: 'DOI' as const, relationType: 'References' as const },
    ],
  }
}
