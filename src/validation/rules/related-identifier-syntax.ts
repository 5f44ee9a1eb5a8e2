import { toPointer } from '../../core/pointer.ts'
import { parseDoi } from '../../identifiers/schemes/doi.ts'
import type { RelatedIdentifierType } from '../../kernel/vocabularies/index.ts'
import { appendix, property } from '../predicates/references.ts'
import { relations } from '../predicates/related.ts'
import { relatedKind } from '../predicates/related-kinds.ts'
import { isBlank, quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const relatedIdentifierSyntax: Rule = {
  id: 'related-identifier-syntax',
  severity: 'warning',
  check: visiting(relations, (relation, { report }) => {
    const { value } = relation
    const kind = relatedKind(relation.type)
    if (kind === undefined || kind.parse(value) || isBlank(value) || kind.checkDigit?.(value) !== undefined) return
    const path = relation.path
    if (parseDoi(value) === undefined) {
      const message = `${quote(value)} is not ${kind.noun}; ${kind.advice}, or choose a fitting relatedIdentifierType.`
      report({ path, message })
      return
    }
    report({
      path,
      message: `${quote(value)} is a DOI, not ${kind.noun}; set its relatedIdentifierType to DOI.`,
      fix: {
        description: 'Set the relatedIdentifierType to DOI.',
        safe: true,
        patch: [{ op: 'replace', path: toPointer(relation.typePath), value: 'DOI' }],
      },
    })
  }),
}

export const relatedIdentifierSyntaxDocs = (): RuleDocs => ({
  summary: 'A related identifier is what its type says.',
  why: 'The type tells programs how to turn the value into a link. With a value of another kind, the link is broken and the relation is not counted.',
  examples: {
    passes: [
      { record: related('https://example.org/report.pdf', 'URL') },
      { record: related('978-3-905673-82-1', 'ISBN') },
      { record: related('hdl:10013/epic.10033', 'Handle') },
      { record: related('AB_2298772', 'RRID') },
      { record: related('zotero://select/items/JTV3TSBK', 'URL') },
    ],
    fails: [
      {
        record: related('Volume 12', 'ISBN'),
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message:
          '"Volume 12" is not an ISBN; write all ten or thirteen characters, or choose a fitting relatedIdentifierType.',
      },
      {
        record: related('www.example.org/report.pdf', 'URL'),
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message:
          '"www.example.org/report.pdf" is not a URL; write it in full, including https:// or another scheme, or choose a fitting relatedIdentifierType.',
      },
      {
        record: related('htttp://example.org/report.pdf', 'URL'),
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message:
          '"htttp://example.org/report.pdf" is not a URL; write it in full, including https:// or another scheme, or choose a fitting relatedIdentifierType.',
      },
      {
        record: related('10.5880/abc', 'URL'),
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message: '"10.5880/abc" is a DOI, not a URL; set its relatedIdentifierType to DOI.',
      },
    ],
  },
  references: [appendix('relatedIdentifierType', 'appendix-1/relatedIdentifierType'), property('relatedIdentifiers[]')],
})

function related(relatedIdentifier: string, relatedIdentifierType: RelatedIdentifierType) {
  return { relatedIdentifiers: [{ relatedIdentifier, relatedIdentifierType, relationType: 'References' as const }] }
}
