import { parseArxiv } from '../../identifiers/arxiv.ts'
import { parseDoi } from '../../identifiers/doi.ts'
import { parseHandle } from '../../identifiers/handle.ts'
import { toPointer } from '../../pointer.ts'
import { appendix, property } from '../references.ts'
import { doubtfulRelations } from '../related.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { shorten } from '../text.ts'
import { visiting } from '../visiting.ts'

export const relatedAddressIdentifier: Rule = {
  id: 'related-address-identifier',
  severity: 'warning',
  check: visiting(doubtfulRelations, (relation, { report }) => {
    const { value, type } = relation
    if ((type !== 'URL' && type !== 'PURL') || !hosts.test(value)) return
    const [kind, identifier] = identifierIn(value)
    if (identifier === undefined) return
    const path = relation.path()
    report({
      path,
      message: `The address ${shorten(value)} is ${kind === 'DOI' ? 'a DOI' : kind === 'arXiv' ? 'an arXiv identifier' : 'a Handle'}, but has the type ${type}, so that the relation is not counted; write ${shorten(identifier)} with the relatedIdentifierType ${kind}.`,
      suggestions: [identifier],
      fix: {
        description: `Write it as ${kind}.`,
        safe: true,
        patch: [
          { op: 'replace', path: toPointer(path), value: identifier },
          { op: 'replace', path: toPointer(relation.typePath()), value: kind },
        ],
      },
    })
  }),
}

export const relatedAddressIdentifierDocs = (): RuleDocs => ({
  summary: 'A related DOI, arXiv identifier or Handle is given as what it is, not as an address.',
  why: 'DataCite counts citations, references and versions by identifiers. A DOI that is given as URL is not followed, so that the link is missing on both sides.',
  examples: {
    passes: [
      { record: related('10.5880/GFZ.2.1.2021.001', 'DOI') },
      { record: related('https://example.org/10.5880', 'URL') },
    ],
    fails: [
      {
        record: related('https://doi.org/10.5880/GFZ.2.1.2021.001', 'URL'),
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message:
          'The address https://doi.org/10.5880/GFZ.2.1.2021.001 is a DOI, but has the type URL, so that the relation is not counted; write 10.5880/GFZ.2.1.2021.001 with the relatedIdentifierType DOI.',
      },
      {
        record: related('https://arxiv.org/abs/1706.03762v5', 'URL'),
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message:
          'The address https://arxiv.org/abs/1706.03762v5 is an arXiv identifier, but has the type URL, so that the relation is not counted; write arXiv:1706.03762v5 with the relatedIdentifierType arXiv.',
      },
      {
        record: related('https://hdl.handle.net/10013/epic.10033', 'URL'),
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message:
          'The address https://hdl.handle.net/10013/epic.10033 is a Handle, but has the type URL, so that the relation is not counted; write 10013/epic.10033 with the relatedIdentifierType Handle.',
      },
    ],
  },
  references: [
    property('relatedIdentifiers[].relatedIdentifierType'),
    appendix('relatedIdentifierType', 'appendix-1/relatedIdentifierType'),
  ],
})

const hosts = /^\s*https?:\/\/(?:(?:dx\.|www\.)?doi\.org|(?:www\.|export\.)?arxiv\.org|hdl\.handle\.net)\//i

function identifierIn(value: string): ['DOI' | 'arXiv' | 'Handle', string | undefined] {
  if (/arxiv\.org/i.test(value.slice(0, 30))) return ['arXiv', parseArxiv(value)]
  const doi = parseDoi(value.replace(/hdl\.handle\.net/i, 'doi.org'))
  return doi === undefined ? ['Handle', /handle\.net/i.test(value) ? parseHandle(value) : undefined] : ['DOI', doi]
}

function related(relatedIdentifier: string, relatedIdentifierType: 'DOI' | 'URL') {
  return { relatedIdentifiers: [{ relatedIdentifier, relatedIdentifierType, relationType: 'Cites' as const }] }
}
