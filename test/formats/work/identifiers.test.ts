import { describe, expect, it } from 'vitest'
import { identify, shownIdentifier } from '../../../src/formats/work/identify.ts'

const cases = [
  ['10.5072/Abc', 'DOI', '10.5072/Abc'],
  ['https://doi.org/10.5072/abc', 'DOI', '10.5072/abc'],
  ['doi: 10.5072/abc', 'DOI', '10.5072/abc'],
  ['arXiv:2103.99917', 'arXiv', 'arXiv:2103.99917'],
  ['https://arxiv.org/abs/2103.99917', 'arXiv', 'arXiv:2103.99917'],
  ['https://hdl.handle.net/10273/AU1234', 'IGSN', 'AU1234'],
  ['hdl:11858/00-ABC', 'Handle', '11858/00-ABC'],
  ['https://n2t.net/ark:12148/btv1', 'ARK', 'ark:12148/btv1'],
  ['urn:isbn:978-3-16-148410-0', 'ISBN', '9783161484100'],
  ['ISSN 1562-6865', 'ISSN', '1562-6865'],
  ['https://portal.issn.org/resource/ISSN/1562-6865', 'ISSN', '1562-6865'],
  ['pmid:12345678', 'PMID', '12345678'],
  ['urn:nbn:de:101:1-2019', 'URN', 'urn:nbn:de:101:1-2019'],
  ['urn:lsid:ubio.org:namebank:11815', 'LSID', 'urn:lsid:ubio.org:namebank:11815'],
  ['https://w3id.org/a/b', 'w3id', 'https://w3id.org/a/b'],
  ['https://example.org/10.5072/x', 'URL', 'https://example.org/10.5072/x'],
] as const

describe('identify', () => {
  it.each(cases)('identify recognises %s as an identifier of the type %s', (text, type, identifier) => {
    expect(identify(text)).toEqual({ type, identifier })
  })

  it.each(cases)('identify recognises the printed form of the identifier in %s', (_, type, identifier) => {
    expect(identify(shownIdentifier(type, identifier))).toEqual({ type, identifier })
  })

  it.each(['U0417B-42R-3', 'see paper', '', 'javascript:alert(1)', '9783161484100', 'isbn of the book'])(
    'does not guess the identifier type of %j',
    text => {
      expect(identify(text)).toBeUndefined()
    },
  )
})
