import { toPointer } from '../../core/pointer.ts'
import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { termsOf } from '../../kernel/index.ts'
import { type AddressIdentifier, identifierInAddress } from '../predicates/address-identifiers.ts'
import { appendix, property } from '../predicates/references.ts'
import { relations } from '../predicates/related.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const relatedAddressIdentifier: Rule = {
  id: 'related-address-identifier',
  severity: 'warning',
  check: visiting(relations, (relation, { kernel, report }) => {
    const { value, type } = relation
    if (typeof type !== 'string' || !addressTypes.has(type)) return
    const found = type === 'Handle' ? doiIn(value) : identifierInAddress(value)
    if (found === undefined || found.kind === type) return
    const { kind, noun, identifier, isPage } = found
    if (!termsOf('relatedIdentifierType', kernel).includes(kind)) return
    const path = relation.path
    const isInPage = isPage && value.includes(identifier)
    const what =
      isInPage || !isPage
        ? `${isPage ? 'is that of a page and holds' : 'is'} ${noun}`
        : 'is that of a record with a DOI'
    const write = isPage && !isInPage ? `the DOI of the page, mostly ${shorten(identifier)},` : shorten(identifier)
    const loss = kind === 'DOI' ? 'the relation is not counted' : 'programs do not recognise it'
    report({
      path,
      message: `The ${type === 'Handle' ? 'Handle' : 'address'} ${shorten(value)} ${what}, but has the type ${type}, so that ${loss}; write ${write} with the relatedIdentifierType ${kind}.`,
      suggestions: [identifier],
      fix: {
        description: `Write it as ${kind}.`,
        safe: !isPage,
        patch: [
          { op: 'replace', path: toPointer(path), value: identifier },
          { op: 'replace', path: toPointer(relation.typePath), value: kind },
        ],
      },
    })
  }),
}

export const relatedAddressIdentifierDocs = (): RuleDocs => ({
  summary: 'A related DOI, Handle, PMID, ARK or other identifier is given as what it is, not as an address.',
  why: 'DataCite counts citations, references and versions by identifiers. A DOI that is given as URL is not followed, so that the link is missing on both sides.',
  examples: {
    passes: [
      { record: related('10.5880/GFZ.2.1.2021.001', 'DOI') },
      { record: related('https://example.org/10.5880', 'URL') },
      { record: related('https://zenodo.org/record/1234567/files/grid.nc', 'URL') },
      { record: related('https://data.example.org/doi/10.5880/GFZ.2.1.2021.001', 'URL') },
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
          'The address https://arxiv.org/abs/1706.03762v5 is an arXiv identifier, but has the type URL, so that programs do not recognise it; write arXiv:1706.03762v5 with the relatedIdentifierType arXiv.',
      },
      {
        record: related('https://hdl.handle.net/10013/epic.10033', 'URL'),
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message:
          'The address https://hdl.handle.net/10013/epic.10033 is a Handle, but has the type URL, so that programs do not recognise it; write 10013/epic.10033 with the relatedIdentifierType Handle.',
      },
      {
        record: related('https://onlinelibrary.wiley.com/doi/full/10.1002/ece3.1234', 'URL'),
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message:
          'The address https://onlinelibrary.wiley.com/doi/full/10.1002/ece3.1234 is that of a page and holds a DOI, but has the type URL, so that the relation is not counted; write 10.1002/ece3.1234 with the relatedIdentifierType DOI.',
      },
      {
        record: related('https://zenodo.org/record/1234567', 'URL'),
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message:
          'The address https://zenodo.org/record/1234567 is that of a record with a DOI, but has the type URL, so that the relation is not counted; write the DOI of the page, mostly 10.5281/zenodo.1234567, with the relatedIdentifierType DOI.',
      },
      {
        record: related('10.5880/GFZ.2.1.2021.001', 'Handle'),
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message:
          'The Handle 10.5880/GFZ.2.1.2021.001 is a DOI, but has the type Handle, so that the relation is not counted; write 10.5880/GFZ.2.1.2021.001 with the relatedIdentifierType DOI.',
      },
    ],
  },
  references: [
    property('relatedIdentifiers[].relatedIdentifierType'),
    appendix('relatedIdentifierType', 'appendix-1/relatedIdentifierType'),
  ],
})

const addressTypes: ReadonlySet<string> = new Set(['URL', 'PURL', 'w3id', 'Handle'])

/** A DOI is a Handle, too, but is counted only as a DOI. */
function doiIn(value: string): AddressIdentifier | undefined {
  const identifier = parseDoi(value.replace(/hdl\.handle\.net/i, 'doi.org').replace(/^hdl:/i, ''))
  return identifier === undefined ? undefined : { kind: 'DOI', noun: 'a DOI', identifier, isPage: false }
}

function related(relatedIdentifier: string, relatedIdentifierType: 'DOI' | 'Handle' | 'URL') {
  return { relatedIdentifiers: [{ relatedIdentifier, relatedIdentifierType, relationType: 'Cites' as const }] }
}
