import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainDoi } from '../../src/identifiers/explain-doi.ts'
import { parseDoi } from '../../src/identifiers/schemes/doi.ts'

const explained: [text: string, sentence: string][] = [
  ['', 'The DOI is empty.'],
  [' ', 'The DOI is empty.'],
  ['doi:', '"doi:" does not contain a DOI.'],
  ['https://doi.org/', '"https://doi.org/" does not contain a DOI.'],
  ['10.5281', '"10.5281" is a prefix without a suffix; a DOI continues with "/" and a suffix.'],
  [
    'https://doi.org/10.5281/',
    '"https://doi.org/10.5281/" is a prefix without a suffix; a DOI continues with "/" and a suffix.',
  ],
  ['10/abc', '"10/abc" is a shortDOI; write the full DOI of the page to which https://doi.org/10/abc leads.'],
  ['10.12/x', '"10.12/x" has the registrant code "12"; a registrant code has four to nine digits.'],
  [
    '20.500.12345/x',
    '"20.500.12345/x" is a Handle with the prefix 20.500.12345; the prefix of a DOI begins with "10.".',
  ],
  ['hdl:10013/x', '"hdl:10013/x" is a Handle, not a DOI.'],
  [
    'https://hdl.handle.net/10.1234/x',
    '"https://hdl.handle.net/10.1234/x" is a DOI written as a Handle; it should be 10.1234/x.',
  ],
  ['arXiv:2101.00001v2', '"arXiv:2101.00001v2" is an arXiv identifier; its DOI is 10.48550/arXiv.2101.00001.'],
  ['https://orcid.org/0000-0002-1825-0097', '"https://orcid.org/0000-0002-1825-0097" is an ORCID iD, not a DOI.'],
  [
    'https://example.org/10.1234/x',
    'The host of the URL "https://example.org/10.1234/x" is "example.org", not doi.org.',
  ],
  [
    'https://doi.org@example.org/10.1234/x',
    'The host of the URL "https://doi.org@example.org/10.1234/x" is "example.org", not doi.org.',
  ],
  [
    'https://doi.org/https://doi.org/10.1234/x',
    '"https://doi.org/https://doi.org/10.1234/x" contains the resolver twice; it should be https://doi.org/10.1234/x.',
  ],
  ['10.1234/a b', '"10.1234/a b" contains white space, which is not allowed in a DOI.'],
  [
    'https://doi.org/10.1234/a%20b',
    '"https://doi.org/10.1234/a%20b" contains white space, which is not allowed in a DOI.',
  ],
  ['10.1234/a\u200bb', '"10.1234/a<U+200B>b" contains the invisible character U+200B.'],
  ['10.1234/a\u001b[31mb', '"10.1234/a<U+001B>[31mb" contains the invisible character U+001B.'],
  ['１０.1234/x', '"１０.1234/x" contains look-alike characters; it should be 10.1234/x.'],
  ['a title', '"a title" is not a DOI; a DOI begins with a prefix such as 10.5281, followed by "/".'],
]

describe('explainDoi', () => {
  it.each(explained)('for %j, explainDoi returns the sentence: %s', (text, sentence) => {
    expect(explainDoi(text)).toBe(sentence)
  })

  it('for any text except a DOI, explainDoi returns a sentence of at most 901 characters without control characters', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({
        unit: fc.constantFrom('10', '.', '1234', '/', ' ', 'a', 'doi:', 'https://doi.org/', '\u001b', '１'),
      }),
    )
    fc.assert(
      fc.property(text, text => {
        const sentence = explainDoi(text)
        expect(sentence === undefined).toBe(parseDoi(text) !== undefined)
        if (sentence !== undefined) expect(sentence).toMatch(/^[^\p{Cc}\p{Cf}]{1,900}\.$/u)
      }),
      { numRuns: 2_000 },
    )
  })

  it('explainDoi explains a megabyte of text in fewer than 1,000 characters', () => {
    for (const unit of ['x', ' x', '10.', '10.1 ', 'https://a/', '１']) {
      expect(explainDoi(unit.repeat(1_000_000 / unit.length))?.length).toBeLessThan(1_000)
    }
  })
})
