import { parseArk } from '../../identifiers/ark.ts'
import { parseDoi } from '../../identifiers/doi.ts'
import { parseEan13 } from '../../identifiers/ean13.ts'
import { parseHandle } from '../../identifiers/handle.ts'
import { parseIsbn } from '../../identifiers/isbn.ts'
import { parseIssn } from '../../identifiers/issn.ts'
import { parseIstc } from '../../identifiers/istc.ts'
import { parseLsid } from '../../identifiers/lsid.ts'
import { parsePmid } from '../../identifiers/pmid.ts'
import { parseSwhid } from '../../identifiers/swhid.ts'
import { parseUpc } from '../../identifiers/upc.ts'
import { parseUrl } from '../../identifiers/url.ts'
import { parseUrn } from '../../identifiers/urn.ts'
import type { RelatedIdentifierType } from '../../kernel/vocabularies/index.ts'
import { toPointer } from '../../pointer.ts'
import { appendix, property } from '../references.ts'
import { relations } from '../related.ts'
import type { Rule } from '../rule.ts'
import { isBlank, quote } from '../text.ts'
import { visiting } from '../visiting.ts'

export const relatedIdentifierSyntax: Rule = {
  id: 'related-identifier-syntax',
  severity: 'warning',
  registry: 'accepts',
  summary: 'A related identifier is what its type says.',
  why: 'The type tells programs how to turn the value into a link. With a value of another kind the link is broken, and the relation is not counted.',
  examples: {
    passes: [
      { record: related('https://example.org/report.pdf', 'URL') },
      { record: related('978-3-905673-82-1', 'ISBN') },
      { record: related('0077-5606', 'ISSN') },
      { record: related('hdl:10013/epic.10033', 'Handle') },
    ],
    fails: [
      {
        record: related('978-3-905673-82-2', 'ISBN'),
        findings: [
          {
            pointer: '/relatedIdentifiers/0/relatedIdentifier',
            message:
              '"978-3-905673-82-2" is not an ISBN: its length or its check digit is wrong; correct it, or choose the relatedIdentifierType that fits.',
          },
        ],
      },
      {
        record: related('www.example.org/report.pdf', 'URL'),
        findings: [
          {
            pointer: '/relatedIdentifiers/0/relatedIdentifier',
            message:
              '"www.example.org/report.pdf" is not a complete URL; write it with https:// or whatever it begins with, or choose the relatedIdentifierType that fits.',
          },
        ],
      },
      {
        record: related('10.5880/abc', 'URL'),
        findings: [
          {
            pointer: '/relatedIdentifiers/0/relatedIdentifier',
            message: '"10.5880/abc" is a DOI, not a URL; give its relatedIdentifierType as DOI.',
          },
        ],
      },
    ],
  },
  references: [
    appendix('relatedIdentifierType', 'appendix-1/relatedIdentifierType'),
    property('12 RelatedIdentifier', 'relatedidentifier'),
  ],
  check: visiting(relations, (relation, { report }) => {
    const { value, type } = relation
    const kind =
      typeof type === 'string' && Object.hasOwn(kinds, type) ? kinds[type as RelatedIdentifierType] : undefined
    if (kind === undefined || kind.parse(value) !== undefined || isBlank(value)) return
    const path = relation.path()
    if (kind.noun === 'a complete URL' && parseDoi(value) !== undefined) {
      report({
        path,
        message: `${quote(value)} is a DOI, not a URL; give its relatedIdentifierType as DOI.`,
        fix: {
          description: 'Give the relatedIdentifierType as DOI.',
          safe: true,
          patch: [{ op: 'replace', path: toPointer(relation.typePath()), value: 'DOI' }],
        },
      })
      return
    }
    report({
      path,
      message: `${quote(value)} is not ${kind.noun}${kind.advice}, or choose the relatedIdentifierType that fits.`,
    })
  }),
}

const counted = ': its length or its check digit is wrong; correct it'
const begun = (beginning: string): string => `; it should begin with ${beginning}: correct it`

/** The types whose form leaves no doubt; the others are believed. */
const kinds: Readonly<
  Partial<Record<RelatedIdentifierType, { noun: string; advice: string; parse(text: string): unknown }>>
> = {
  ARK: { noun: 'an ARK', advice: begun('ark: and a number'), parse: parseArk },
  EAN13: { noun: 'an EAN-13', advice: counted, parse: parseEan13 },
  EISSN: { noun: 'an ISSN', advice: counted, parse: parseIssn },
  Handle: { noun: 'a Handle', advice: '; write it as prefix, slash and suffix', parse: parseHandle },
  ISBN: { noun: 'an ISBN', advice: counted, parse: parseIsbn },
  ISSN: { noun: 'an ISSN', advice: counted, parse: parseIssn },
  ISTC: { noun: 'an ISTC', advice: counted, parse: parseIstc },
  LISSN: { noun: 'an ISSN', advice: counted, parse: parseIssn },
  LSID: { noun: 'an LSID', advice: begun('urn:lsid:'), parse: parseLsid },
  PMID: { noun: 'a PMID', advice: '; write the number alone', parse: parsePmid },
  PURL: { noun: 'a complete URL', advice: '; write it with https:// or whatever it begins with', parse: parseUrl },
  SWHID: { noun: 'a SWHID', advice: begun('swh:1:'), parse: parseSwhid },
  UPC: { noun: 'a UPC', advice: counted, parse: parseUpc },
  URL: { noun: 'a complete URL', advice: '; write it with https:// or whatever it begins with', parse: parseUrl },
  URN: { noun: 'a URN', advice: begun('urn: and a namespace'), parse: parseUrn },
}

function related(relatedIdentifier: string, relatedIdentifierType: RelatedIdentifierType) {
  return { relatedIdentifiers: [{ relatedIdentifier, relatedIdentifierType, relationType: 'References' as const }] }
}
