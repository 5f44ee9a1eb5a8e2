import type { IdentifierSchemeName } from '../../src/identifiers/index.ts'

/** The texts that a scheme accepts, each with its canonical form, and texts that the scheme rejects. */
export interface Forms {
  reads: readonly (readonly [text: string, value: string])[]
  rejects: readonly string[]
}

const hash = '309cf2674ee7a0749978cf8265ab91a60aea0f7d'

const issn: Forms = {
  reads: [
    ['2049-3630', '2049-3630'],
    ['20493630', '2049-3630'],
    ['ISSN 2434-561x', '2434-561X'],
    ['eISSN: 2049-3630', '2049-3630'],
    ['ISSN-L 2049‑3630', '2049-3630'],
    ['urn:issn:2049-3630', '2049-3630'],
    ['https://portal.issn.org/resource/ISSN/2049-3630', '2049-3630'],
    ['https://issn.org/resource/ISSN-L/2049-3630/', '2049-3630'],
  ],
  rejects: ['2049-3631', '2049-363', '2049--3630', '٢٠٤٩-3630', 'https://issn.org.example.net/2049-3630'],
}

/** The forms that each scheme accepts, and some that it rejects. */
export const forms: Readonly<Record<IdentifierSchemeName, Forms>> = {
  ARK: {
    reads: [
      ['ark:/12345/x54xz321', 'ark:12345/x54xz321'],
      ['ark:12345/x5-4xz321/s3/f8.05v', 'ark:12345/x5-4xz321/s3/f8.05v'],
      ['ARK:/B5072/q1', 'ark:b5072/q1'],
      ['https://n2t.net/ark:/12345/x54xz321?info', 'ark:12345/x54xz321'],
      ['https://example.org/objects/ark:12345/x54%20z', 'ark:12345/x54%20z'],
    ],
    rejects: ['12345/x54xz321', 'ark:/12345', 'ark:/12345/', 'ark:/123/x', 'ark:/12345/a b', 'ark:/12345/%zz'],
  },
  arXiv: {
    reads: [
      ['arXiv:0706.0001', 'arXiv:0706.0001'],
      ['2101.00001V2', 'arXiv:2101.00001v2'],
      ['hep-th/9901001', 'arXiv:hep-th/9901001'],
      ['q-bio/0503001v1', 'arXiv:q-bio/0503001v1'],
      ['arxiv: math.GT/0309136', 'arXiv:math.GT/0309136'],
      ['https://arxiv.org/abs/2101.00001#comments', 'arXiv:2101.00001'],
      ['http://export.arxiv.org/pdf/2101.00001v3.pdf', 'arXiv:2101.00001v3'],
    ],
    rejects: ['2113.00001', '2101.0001', '0706.00001', '2101.00001v0', 'https://arxiv.org.example.net/abs/2101.00001'],
  },
  bibcode: {
    reads: [
      ['2018AGUFM.A24K..07S', '2018AGUFM.A24K..07S'],
      ['bibcode: 1974AJ.....79..819H', '1974AJ.....79..819H'],
      ['https://ui.adsabs.harvard.edu/abs/2020A%26A...641A...6P/abstract', '2020A&A...641A...6P'],
      ['http://adsabs.harvard.edu/abs/1974AJ.....79..819H', '1974AJ.....79..819H'],
    ],
    rejects: ['2018AGUFM.A24K..07', '2018AGUFM.A24K..07SS', '18AGUFM.A24K..07S...', '2018AGUFM A24K  07S'],
  },
  CSTR: {
    reads: [
      ['31253.11.sciencedb.j00001.00123', '31253.11.sciencedb.j00001.00123'],
      ['CSTR:16389.09.A08V-0001', '16389.09.A08V-0001'],
      ['https://cstr.cn/31253.11.sciencedb.j00001.00123', '31253.11.sciencedb.j00001.00123'],
      ['https://www.cstr.cn/CSTR:16389.09.A08V-0001', '16389.09.A08V-0001'],
    ],
    rejects: ['31253.1.x', '3125.11.x', '31253.11.', '31253.11.a b', '10.1234/x'],
  },
  DOI: {
    reads: [['https://doi.org/10.5281/zenodo.2598836', '10.5281/zenodo.2598836']],
    rejects: ['20.500.12345/x', 'https://hdl.handle.net/10013/x'],
  },
  EAN13: {
    reads: [
      ['4006381333931', '4006381333931'],
      ['EAN-13: 4 006381 333931', '4006381333931'],
    ],
    rejects: ['4006381333932', '400638133393', '40063813339310', '400638133393x'],
  },
  EISSN: issn,
  Handle: {
    reads: [
      ['10013/epic.10033', '10013/epic.10033'],
      ['hdl:20.500.12345/AbC?x', '20.500.12345/AbC?x'],
      ['hdl:loc.music/tda.1', 'loc.music/tda.1'],
      ['https://hdl.handle.net/20.500.12345/a%3Fb?noredirect', '20.500.12345/a?b'],
      ['http://hdl.handle.net/loc.music/tda.1#top', 'loc.music/tda.1'],
      ['info:hdl/10013/epic.10033', '10013/epic.10033'],
    ],
    rejects: [
      '1234.1675',
      '10013/',
      'example.org/abc',
      'n/a',
      '10013/a b',
      'https://example.org/10013/a',
      '10013/a\u200bb',
    ],
  },
  IGSN: {
    reads: [
      ['IECUR0097', 'IECUR0097'],
      ['igsn: au1101', 'AU1101'],
      ['http://igsn.org/AU1101', 'AU1101'],
      ['https://hdl.handle.net/10273/AU1101', 'AU1101'],
      ['hdl:10273/AU1101', 'AU1101'],
      ['10.58052/IECUR0097', '10.58052/IECUR0097'],
      ['https://doi.org/10.58052/IECUR0097', '10.58052/IECUR0097'],
    ],
    rejects: ['Potsdam', 'AU 1101', '1101', 'https://example.org/AU1101'],
  },
  ISBN: {
    reads: [
      ['978-3-16-148410-0', '9783161484100'],
      ['ISBN 0-8044-2957-X', '080442957X'],
      ['080442957x', '080442957X'],
      ['ISBN-13: 979-10-90636-07-1', '9791090636071'],
      ['urn:isbn:9783161484100', '9783161484100'],
      ['978–3–16–148410–0', '9783161484100'],
      ['\u200e978 3 16 148410 0', '9783161484100'],
    ],
    rejects: ['978-3-16-148410-1', '0-8044-2957-1', '9773161484100', '978316148410', 'X804429570'],
  },
  ISSN: issn,
  ISTC: {
    reads: [
      ['0A9 2002 12B4A105 7', '0A9-2002-12B4A105-7'],
      ['ISTC A02-2009-000004BE-A', 'A02-2009-000004BE-A'],
      ['a022009000004bea', 'A02-2009-000004BE-A'],
    ],
    rejects: ['0A9 2002 12B4A105 8', '0A9 20A2 12B4A105 7', 'G02-2009-000004BE-A', 'A02-2009-000004BE'],
  },
  LISSN: issn,
  LSID: {
    reads: [
      ['urn:lsid:ubio.org:namebank:11815', 'urn:lsid:ubio.org:namebank:11815'],
      ['URN:LSID:IPNI.org:names:77145066-1:1.4', 'urn:lsid:ipni.org:names:77145066-1:1.4'],
      ['https://zoobank.org/urn:lsid:zoobank.org:pub:ABC', 'urn:lsid:zoobank.org:pub:ABC'],
    ],
    rejects: ['urn:lsid:ubio.org:namebank', 'urn:lsid:ubio.org::1', 'lsid:ubio.org:namebank:1', 'urn:nbn:de:a:b'],
  },
  PMID: {
    reads: [
      ['12082125', '12082125'],
      ['PMID: 12082125', '12082125'],
      ['https://pubmed.ncbi.nlm.nih.gov/12082125/', '12082125'],
      ['http://www.ncbi.nlm.nih.gov/pubmed/12082125?dopt=Abstract', '12082125'],
    ],
    rejects: ['PMC1208212', '012082125', '123456789', '0', 'https://example.org/12082125'],
  },
  PURL: {
    reads: [
      ['https://purl.org/dc/terms/title', 'https://purl.org/dc/terms/title'],
      [' http://purl.obolibrary.org/obo/ENVO_00002006 ', 'http://purl.obolibrary.org/obo/ENVO_00002006'],
      ['http://www.purl.oclc.org/a', 'http://www.purl.oclc.org/a'],
    ],
    rejects: [
      'https://example.org/purl.org/x',
      'https://purl.org/',
      'ftp://purl.org/x',
      'purl.org/x',
      'https://notpurl.org/x',
    ],
  },
  RAiD: {
    reads: [
      ['https://raid.org/10.26259/8ad6b4f5', '10.26259/8ad6b4f5'],
      ['10.25.10.1234/a1b2c', '10.25.10.1234/a1b2c'],
      ['https://doi.org/10.26259/8ad6b4f5', '10.26259/8ad6b4f5'],
      ['102.100.100/12345', '102.100.100/12345'],
    ],
    rejects: ['10.26259', '10.26259/', '10.5281/zenodo.1', 'https://raid.org.example.net/10.26259/8ad6b4f5'],
  },
  RRID: {
    reads: [
      ['RRID:AB_2298772', 'RRID:AB_2298772'],
      ['SCR_001622', 'RRID:SCR_001622'],
      ['rrid: IMSR_JAX:000664', 'RRID:IMSR_JAX:000664'],
      ['RRID:MGI:3840442', 'RRID:MGI:3840442'],
      ['https://scicrunch.org/resolver/RRID:CVCL_0030', 'RRID:CVCL_0030'],
      ['https://identifiers.org/RRID:MMRRC_000001-UCD', 'RRID:MMRRC_000001-UCD'],
    ],
    rejects: ['RRID:', 'RRID:12345', 'AB2298772', 'AB_', 'https://example.org/AB_2298772'],
  },
  SWHID: {
    reads: [
      [`swh:1:rev:${hash}`, `swh:1:rev:${hash}`],
      [`SWH:1:REV:${hash.toUpperCase()}`, `swh:1:rev:${hash}`],
      [`https://archive.softwareheritage.org/swh:1:dir:${hash}/`, `swh:1:dir:${hash}`],
      [
        `swh:1:cnt:${hash};origin=https://example.org/A.git;path=/a.c;lines=9-15`,
        `swh:1:cnt:${hash};origin=https://example.org/A.git;path=/a.c;lines=9-15`,
      ],
    ],
    rejects: [
      'swh:1:rev:309cf26',
      `swh:2:rev:${hash}`,
      `swh:1:ori:${hash}`,
      `swh:1:cnt:${hash};lines=a`,
      `swh:1:cnt:${hash};colour=red`,
      hash,
    ],
  },
  UPC: {
    reads: [
      ['036000291452', '036000291452'],
      ['UPC: 0 36000 29145 2', '036000291452'],
    ],
    rejects: ['036000291453', '03600029145', '0360002914520'],
  },
  URL: {
    reads: [
      ['https://example.org/data?id=1#part', 'https://example.org/data?id=1#part'],
      ['\thttp://Example.ORG:80 \n', 'http://Example.ORG:80'],
      ['ftp://ftp.example.org/a', 'ftp://ftp.example.org/a'],
      ['s3://bucket/key', 's3://bucket/key'],
      ['https://例え.jp/パス', 'https://例え.jp/パス'],
      [
        'https://web.archive.org/web/2020/https://example.org/',
        'https://web.archive.org/web/2020/https://example.org/',
      ],
    ],
    rejects: [
      'example.org',
      'www.example.org/a',
      'javascript:alert(1)',
      'javascript://example.org/%0aalert(1)',
      'data:text/html,x',
      'file:///etc/passwd',
      'doi:10.1234/x',
      'https://',
      'https:example.org',
      'https://exa mple.org',
      'https://example.org/a b',
      'https://https://example.org',
      'https://[::1',
      'https:\\\\example.org',
    ],
  },
  URN: {
    reads: [
      ['urn:nbn:de:101:1-201102033592', 'urn:nbn:de:101:1-201102033592'],
      ['URN:ISBN:0451450523', 'urn:isbn:0451450523'],
      ['urn:example:a%2fb?+r?=q#f', 'urn:example:a%2fb?+r?=q#f'],
      ['https://nbn-resolving.org/urn:nbn:de:101:1-201102033592', 'urn:nbn:de:101:1-201102033592'],
      ['http://example.org/resolve?urn=URN:NBN:fi-fe1234', 'urn:nbn:fi-fe1234'],
    ],
    rejects: [
      'urn:',
      'urn:x:',
      'urn:x:y',
      'urn:nbn',
      'urn:nbn:a b',
      'urn:nbn:%zz',
      'nbn:de:101',
      'https://example.org/urn',
    ],
  },
  w3id: {
    reads: [
      ['https://w3id.org/example/spec#Term', 'https://w3id.org/example/spec#Term'],
      ['http://w3id.org/example/', 'https://w3id.org/example/'],
      ['w3id.org/example', 'https://w3id.org/example'],
    ],
    rejects: [
      'https://w3id.org/',
      'https://w3id.org.example.net/a',
      'https://example.org/w3id.org/a',
      'https://w3id.org/a b',
    ],
  },
  'Crossref Funder ID': {
    reads: [
      ['https://doi.org/10.13039/501100000780', '10.13039/501100000780'],
      ['10.13039/100000001', '10.13039/100000001'],
      ['501100000780', '10.13039/501100000780'],
      ['http://dx.doi.org/10.13039/100010662', '10.13039/100010662'],
    ],
    rejects: [
      '10.13038/100000001',
      '10000001',
      '10.13039/5011000007800',
      'http://doi.org/http://doi.org/10.13039/501100000780',
    ],
  },
  GRID: {
    reads: [
      ['grid.268117.b', 'grid.268117.b'],
      ['https://www.grid.ac/institutes/GRID.4444.0', 'grid.4444.0'],
    ],
    rejects: ['268117.b', 'grid.268117', 'grid.268117.z', 'https://example.org/grid.268117.b'],
  },
  ISNI: {
    reads: [
      ['0000 0001 2146 438X', '000000012146438X'],
      ['000000012146438x', '000000012146438X'],
      ['ISNI: 0000 0001 2146 438X', '000000012146438X'],
      ['http://www.isni.org/isni/000000012146438X', '000000012146438X'],
      ['https://isni.org/000000012146438X/', '000000012146438X'],
    ],
    rejects: ['0000 0001 2146 4380', '0000 0001 2146 438', 'https://isni.org.example.net/000000012146438X'],
  },
  ROR: {
    reads: [
      ['https://ror.org/05dxps055', '05dxps055'],
      ['http://www.ror.org/05DXPS055/', '05dxps055'],
      ['ror.org/05dxps055', '05dxps055'],
      [' 05dxps055\n', '05dxps055'],
    ],
    rejects: [
      'https://ror.org/https://ror.org/05dxps055',
      '05dxps056',
      '15dxps055',
      '05dxpsl55',
      '05dxps05',
      'https://ror.org.example.net/05dxps055',
      'California Institute of Technology',
    ],
  },
  ORCID: {
    reads: [
      ['0000-0002-1825-0097', '0000-0002-1825-0097'],
      ['https://orcid.org/0000-0002-1694-233X', '0000-0002-1694-233X'],
      ['http://www.orcid.org/0000-0002-1694-233x/', '0000-0002-1694-233X'],
      ['orcid.org/0000-0002-1825-0097?lang=en', '0000-0002-1825-0097'],
      ['0000000218250097', '0000-0002-1825-0097'],
      ['ORCID: 0000-0002-1825-0097', '0000-0002-1825-0097'],
      ['0000‐0002‐1825‐0097', '0000-0002-1825-0097'],
      ['\u200b 0000-0002-1825-0097\u00a0', '0000-0002-1825-0097'],
    ],
    rejects: [
      '0000-0002-1825-0098',
      '0000-0002-1825-009',
      '0000-0002-1825-00977',
      'X000-0002-1825-0097',
      'https://orcid.org.example.net/0000-0002-1825-0097',
      'https://example.org/orcid.org/0000-0002-1825-0097',
      'https://orcid.org/https://orcid.org/0000-0002-1825-0097',
      '００００-0002-1825-0097',
    ],
  },
  UUID: {
    reads: [
      ['123E4567-E89B-12D3-A456-426614174000', '123e4567-e89b-12d3-a456-426614174000'],
      ['123e4567e89b12d3a456426614174000', '123e4567-e89b-12d3-a456-426614174000'],
      ['{123e4567-e89b-12d3-a456-426614174000}', '123e4567-e89b-12d3-a456-426614174000'],
      ['urn:uuid:123e4567-e89b-12d3-a456-426614174000', '123e4567-e89b-12d3-a456-426614174000'],
    ],
    rejects: [
      '123e4567-e89b-12d3-a456-42661417400',
      '123e4567-e89b-12d3-a456-42661417400g',
      '{123e4567e89b12d3a456426614174000',
    ],
  },
}
