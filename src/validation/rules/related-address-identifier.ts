import { toPointer } from '../../core/pointer.ts'
import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { termsOf } from '../../kernel/index.ts'
import { type AddressIdentifier, identifierInAddress } from '../predicates/address-identifiers.ts'
import { relations } from '../predicates/related.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
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

const addressTypes: ReadonlySet<string> = new Set(['URL', 'PURL', 'w3id', 'Handle'])

/** A DOI is a Handle, too, but is counted only as a DOI. */
function doiIn(value: string): AddressIdentifier | undefined {
  const identifier = parseDoi(value.replace(/hdl\.handle\.net/i, 'doi.org').replace(/^hdl:/i, ''))
  return identifier === undefined ? undefined : { kind: 'DOI', noun: 'a DOI', identifier, isPage: false }
}

function _related(relatedIdentifier: string, relatedIdentifierType: 'DOI' | 'Handle' | 'URL') {
  return { relatedIdentifiers: [{ relatedIdentifier, relatedIdentifierType, relationType: 'Cites' as const }] }
}
