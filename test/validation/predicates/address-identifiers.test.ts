import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { identifierInAddress } from '../../../src/validation/predicates/identifiers/address-identifiers.ts'

describe('the identifier in an address', () => {
  test.each([
    ['https://doi.org/10.1002/ece3.1234', 'DOI', '10.1002/ece3.1234', false],
    ['https://dx-doi-org.proxy.example.edu/10.1002/ece3.1234', 'DOI', '10.1002/ece3.1234', false],
    ['https://doi.org.ezproxy.example.edu/10.1002/ece3.1234', 'DOI', '10.1002/ece3.1234', false],
    [
      'http://ezproxy.example.edu/login?url=https%3A%2F%2Fdoi.org%2F10.1002%2Fece3.1234',
      'DOI',
      '10.1002/ece3.1234',
      false,
    ],
    ['https://onlinelibrary.wiley.com/doi/10.1002/ece3.1234', 'DOI', '10.1002/ece3.1234', true],
    ['https://agupubs.onlinelibrary.wiley.com/doi/pdf/10.1029/2019GL1234.pdf', 'DOI', '10.1029/2019GL1234', true],
    ['https://www.tandfonline.com/doi/full/10.1080/0143?src=recsys#d1', 'DOI', '10.1080/0143', true],
    ['https://link.springer.com/chapter/10.1007/978-3-030-1_2', 'DOI', '10.1007/978-3-030-1_2', true],
    [
      'https://journals.plos.org/plosone/article?id=10.1371/journal.pone.0123456',
      'DOI',
      '10.1371/journal.pone.0123456',
      true,
    ],
    ['https://iopscience.iop.org/article/10.1088/1748-9326/ab1234/pdf', 'DOI', '10.1088/1748-9326/ab1234', true],
    ['https://www.biorxiv.org/content/10.1101/2020.01.01.123456v2.full.pdf', 'DOI', '10.1101/2020.01.01.123456', true],
    ['https://www.degruyter.com/document/doi/10.1515/geo-2020-1/html', 'DOI', '10.1515/geo-2020-1', true],
    ['https://pubmed.ncbi.nlm.nih.gov/31452104/?dopt=Abstract', 'PMID', '31452104', false],
    ['https://www.ncbi.nlm.nih.gov/pubmed/31452104', 'PMID', '31452104', false],
    ['https://n2t.net/ark:/13030/tqb3kh97gh8w', 'ARK', 'ark:13030/tqb3kh97gh8w', false],
    ['https://hdl.handle.net/10013/epic.10033', 'Handle', '10013/epic.10033', false],
    ['https://nbn-resolving.org/urn:nbn:de:101:1-201102033592', 'URN', 'urn:nbn:de:101:1-201102033592', false],
  ])('identifierInAddress reads the identifier from %s', (address, kind, identifier, isPage) => {
    expect(identifierInAddress(address)).toMatchObject({ kind, identifier, isPage })
  })

  test.each([
    'https://example.org/10.5880/soil',
    'https://api.example.org/doi/10.5880/soil',
    'https://data.datacite.org/application/vnd.datacite+json/10.5880/soil',
    'https://www.ncbi.nlm.nih.gov/nuccore/U49845',
    'https://journals.plos.org/plosone/article/file?id=10.1371/journal.pone.0123456.s001&type=supplementary',
    'https://doi.org.example.com/about',
    'https://link.springer.com/journal/10584',
    'mailto:a@example.org',
  ])('identifierInAddress reads no identifier from the address %s', address => {
    expect(identifierInAddress(address)).toBeUndefined()
  })

  test('identifierInAddress never throws, and never returns an identifier with white space', () => {
    const parts = [
      'https://',
      'doi.org',
      'doi-org.',
      'proxy/login?url=',
      '/doi/',
      '10.1234/',
      '%2',
      '%',
      '//',
      '?',
      '.pdf',
    ]
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 4 }))), texts => {
        const address = texts.join('')
        const found = identifierInAddress(address)
        if (found !== undefined) expect(found.identifier).not.toMatch(/\s/)
      }),
    )
    const long = `https://a.example/doi/10.1234/${'/full.pdf'.repeat(200)}`
    expect(identifierInAddress(long)?.kind).not.toBe('PMID')
  })
})
