import { describe, expect, it } from 'vitest'
import { nbib, pubmedXml, readRecords } from '../../../src/formats/index.ts'

const tagged = `PMID- 70000007
OWN - NLM
STAT- MEDLINE
IS  - 2049-3649 (Electronic)
IS  - 2049-3630 (Print)
VI  - 7
IP  - 2
DP  - 2021 May-Jun
TI  - Tides of the inner fjord: a gauge
      record.
PG  - 1204-11
LID - 10.5072/tides.7 [doi]
AB  - Water levels.
CI  - (c) 2021 Fjord Press.
FAU - Okafor, Ada
AU  - Okafor A
AUID- ORCID: 0000-0002-1825-0097
AD  - Rain Institute, Bergen.
CN  - Fjord Study Group
LA  - ger
TT  - Gezeiten im Fjord.
GR  - R01 HL000007/HL/NHLBI NIH HHS/United States
PT  - Journal Article
PT  - Review
DEP - 20210503
TA  - J Tides
JT  - Journal of tides
MH  - *Tides/physiology
OT  - gauge
COIS- None.
CON - J Tides. 2020;6:1. PMID: 70000006
AID - 10.5072/tides.7 [doi]
AID - S0007 [pii]
PMC - PMC7000007

PMID- 70000008
DP  - 1989
TI  - Old tides.
AU  - Holm BC
TA  - J Tides
`

describe('tagged text', () => {
  const result = nbib.read(tagged)
  const records = result.ok ? result.records : []

  it('reads PubMed tagged text into kernel properties, and keeps other values as extras', () => {
    expect(records[0]).toEqual({
      doi: '10.5072/tides.7',
      types: { resourceTypeGeneral: 'JournalArticle', resourceType: 'Review' },
      titles: [
        { title: 'Tides of the inner fjord: a gauge record' },
        { title: 'Gezeiten im Fjord', titleType: 'AlternativeTitle', lang: 'de' },
      ],
      creators: [
        {
          name: 'Okafor, Ada',
          nameType: 'Personal',
          givenName: 'Ada',
          familyName: 'Okafor',
          nameIdentifiers: [
            {
              nameIdentifier: 'https://orcid.org/0000-0002-1825-0097',
              nameIdentifierScheme: 'ORCID',
              schemeUri: 'https://orcid.org',
            },
          ],
          affiliation: [{ name: 'Rain Institute, Bergen.' }],
        },
        { name: 'Fjord Study Group', nameType: 'Organizational' },
      ],
      publicationYear: 2021,
      dates: [
        { date: '2021-05/2021-06', dateType: 'Issued' },
        { date: '2021-05-03', dateType: 'Available', dateInformation: 'published online' },
      ],
      language: 'de',
      descriptions: [{ description: 'Water levels.', descriptionType: 'Abstract' }],
      subjects: [
        { subject: 'Tides/physiology', subjectScheme: 'MeSH', schemeUri: 'https://id.nlm.nih.gov/mesh/' },
        { subject: 'gauge' },
      ],
      rightsList: [{ rights: '(c) 2021 Fjord Press.' }],
      alternateIdentifiers: [
        { alternateIdentifier: '70000007', alternateIdentifierType: 'PMID' },
        { alternateIdentifier: 'S0007', alternateIdentifierType: 'PII' },
        { alternateIdentifier: 'PMC7000007', alternateIdentifierType: 'PMCID' },
      ],
      relatedIdentifiers: [
        { relatedIdentifier: '70000006', relatedIdentifierType: 'PMID', relationType: 'Reviews' },
        { relatedIdentifier: '2049-3630', relatedIdentifierType: 'ISSN', relationType: 'IsPublishedIn' },
      ],
      fundingReferences: [{ funderName: 'NHLBI NIH HHS', awardNumber: 'R01 HL000007' }],
      relatedItems: [
        {
          relatedItemType: 'Journal',
          relationType: 'IsPublishedIn',
          relatedItemIdentifier: { relatedItemIdentifier: '2049-3649', relatedItemIdentifierType: 'EISSN' },
          titles: [{ title: 'Journal of tides' }, { title: 'J Tides', titleType: 'AlternativeTitle' }],
          volume: '7',
          issue: '2',
          firstPage: '1204',
          lastPage: '1211',
        },
      ],
      extras: {
        format: 'nbib',
        members: {
          '/COIS': 'None.',
          '/CON': 'J Tides. 2020;6:1. PMID: 70000006',
          '/GR': 'R01 HL000007/HL/NHLBI NIH HHS/United States',
        },
      },
    })
  })

  it('reads short names in old PubMed citations, and several citations in a row', () => {
    expect(records[1]).toMatchObject({
      creators: [{ name: 'Holm, B. C.', givenName: 'B. C.', familyName: 'Holm' }],
      publicationYear: 1989,
    })
    expect(readRecords(tagged.replaceAll('\n', '\r\n')).records.map(({ format }) => format)).toEqual(['nbib', 'nbib'])
  })

  it('reads truncated PubMed text as far as possible, and refuses empty text and RIS', () => {
    expect(nbib.read('PMID- 7\nTI  - Tid')).toMatchObject({ ok: true, records: [{ titles: [{ title: 'Tid' }] }] })
    for (const text of ['', 'TY  - JOUR\nTI  - T\nER  - \n'])
      expect(nbib.read(text)).toMatchObject({ ok: false, diagnostics: [{ rule: 'schema/unrecognised' }] })
    const latin = Uint8Array.from([...'PMID- 7\nTI  - F'].map(letter => letter.charCodeAt(0)).concat(0xf8, 0x72))
    expect(readRecords(latin).diagnostics.length).toBeGreaterThan(0)
  })
})

const xml = `<?xml version="1.0" ?>
<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2025//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_250101.dtd">
<PubmedArticleSet><PubmedArticle>
<MedlineCitation Status="MEDLINE" Owner="NLM"><PMID Version="1">70000007</PMID><DateRevised><Year>2022</Year></DateRevised>
<Article PubModel="Print-Electronic">
  <Journal><ISSN IssnType="Electronic">2049-3649</ISSN><JournalIssue CitedMedium="Internet"><Volume>7</Volume><Issue>2</Issue>
    <PubDate><MedlineDate>2021 May-Jun</MedlineDate></PubDate></JournalIssue><Title>Journal of tides</Title><ISOAbbreviation>J Tides</ISOAbbreviation></Journal>
  <ArticleTitle>Tides of CO<sub>2</sub>.</ArticleTitle>
  <Pagination><StartPage>11</StartPage><EndPage>19</EndPage><MedlinePgn>11-19</MedlinePgn></Pagination>
  <ELocationID EIdType="doi" ValidYN="Y">10.5072/tides.7</ELocationID>
  <Abstract><AbstractText Label="BACKGROUND" NlmCategory="BACKGROUND">Water.</AbstractText><AbstractText Label="RESULTS">Levels.</AbstractText></Abstract>
  <AuthorList CompleteYN="Y"><Author ValidYN="Y"><LastName>Okafor</LastName><ForeName>Ada</ForeName><Initials>A</Initials><Suffix>Jr</Suffix>
      <Identifier Source="ORCID">0000-0002-1825-0097</Identifier>
      <AffiliationInfo><Affiliation>Rain Institute</Affiliation><Identifier Source="ROR">https://ror.org/04z8jg394</Identifier></AffiliationInfo></Author>
    <Author ValidYN="Y"><CollectiveName>Fjord Study Group</CollectiveName></Author></AuthorList>
  <Language>eng</Language>
  <GrantList CompleteYN="Y"><Grant><GrantID>A1</GrantID><Acronym>SF</Acronym><Agency>Sea Fund</Agency><Country>Norway</Country></Grant></GrantList>
  <PublicationTypeList><PublicationType UI="D016428">Journal Article</PublicationType></PublicationTypeList>
  <ArticleDate DateType="Electronic"><Year>2021</Year><Month>05</Month><Day>03</Day></ArticleDate>
</Article>
<MeshHeadingList><MeshHeading><DescriptorName UI="D013984" MajorTopicYN="Y">Tides</DescriptorName></MeshHeading></MeshHeadingList>
<KeywordList Owner="NOTNLM"><Keyword MajorTopicYN="N">gauge</Keyword></KeywordList>
<CommentsCorrectionsList><CommentsCorrections RefType="ErratumIn"><RefSource>J Tides</RefSource><PMID Version="1">70000009</PMID></CommentsCorrections></CommentsCorrectionsList>
<CoiStatement>None.</CoiStatement>
</MedlineCitation>
<PubmedData><History><PubMedPubDate PubStatus="received"><Year>2020</Year></PubMedPubDate></History><PublicationStatus>ppublish</PublicationStatus>
  <ArticleIdList><ArticleId IdType="pubmed">70000007</ArticleId><ArticleId IdType="doi">10.5072/tides.7</ArticleId><ArticleId IdType="pmc">PMC7000007</ArticleId></ArticleIdList>
  <ReferenceList><Reference><Citation>Holm, 1931.</Citation><ArticleIdList><ArticleId IdType="doi">10.5072/old</ArticleId></ArticleIdList></Reference>
    <Reference><Citation>Berg, 1940.</Citation></Reference></ReferenceList></PubmedData>
</PubmedArticle></PubmedArticleSet>`

describe('XML', () => {
  it('reads PubMed XML into kernel properties, and keeps other values as extras', () => {
    const [{ format, record } = { format: '', record: {} }] = readRecords(xml).records
    expect(format).toBe('pubmed-xml')
    expect(record).toMatchObject({
      doi: '10.5072/tides.7',
      titles: [{ title: 'Tides of CO2' }],
      creators: [
        {
          name: 'Okafor Jr, Ada',
          affiliation: [{ name: 'Rain Institute', affiliationIdentifier: 'https://ror.org/04z8jg394' }],
        },
        { name: 'Fjord Study Group', nameType: 'Organizational' },
      ],
      dates: [
        { date: '2021-05/2021-06', dateType: 'Issued' },
        { date: '2021-05-03', dateType: 'Available' },
        { date: '2020', dateType: 'Submitted' },
      ],
      descriptions: [{ description: 'BACKGROUND: Water.<br>RESULTS: Levels.', descriptionType: 'Abstract' }],
      subjects: [{ subject: 'Tides', valueUri: 'https://id.nlm.nih.gov/mesh/D013984' }, { subject: 'gauge' }],
      alternateIdentifiers: [{ alternateIdentifier: '70000007' }, { alternateIdentifier: 'PMC7000007' }],
      relatedIdentifiers: [
        { relatedIdentifier: '70000009', relationType: 'Other', relationTypeInformation: 'ErratumIn' },
        { relatedIdentifier: '10.5072/old', relationType: 'References' },
      ],
      extras: {
        members: {
          '/MedlineCitation/CoiStatement': 'None.',
          '/PubmedData/ReferenceList/Reference/Citation': ['Holm, 1931.', 'Berg, 1940.'],
        },
      },
    })
  })

  it('reads a PubMed book with its authors, and a chapter with the editors of the book', () => {
    const person = (name: string) => `<Author><LastName>${name}</LastName></Author>`
    const book = (inner: string, around = '') => `<PubmedArticleSet><PubmedBookArticle><BookDocument>
      <Book><Publisher><PublisherName>Fjord Press</PublisherName><PublisherLocation>Bergen</PublisherLocation></Publisher>
      <BookTitle>Tides</BookTitle>${inner}</Book>${around}</BookDocument></PubmedBookArticle></PubmedArticleSet>`
    const read = (xml: string) => {
      const result = pubmedXml.read(xml)
      return result.ok ? result.records[0] : undefined
    }
    expect(read(book(`<AuthorList Type="authors">${person('Okafor')}</AuthorList>`))).toMatchObject({
      creators: [{ familyName: 'Okafor' }],
      types: { resourceTypeGeneral: 'Book' },
      extras: { cited: { 'publisher-place': 'Bergen' } },
    })
    const own = `<ArticleTitle>Ebb</ArticleTitle><AuthorList Type="authors">${person('Berg')}</AuthorList>`
    expect(read(book(`<AuthorList Type="editors">${person('Okafor')}</AuthorList>`, own))).toMatchObject({
      creators: [{ familyName: 'Berg' }],
      contributors: [{ familyName: 'Okafor', contributorType: 'Editor' }],
      relatedItems: [{ titles: [{ title: 'Tides' }] }],
    })
  })

  it('reads NBIB files written by ERIC, and keeps an invalid date', () => {
    const eric = `OWN - ERIC
TI  - Games of numbers
AU  - Okafor, Ada
JT  - Journal of Counting
OID - EJ0000007
DP  - Apr 2019
LID - http://eric.example/?id=EJ0000007
AID - http://dx.doi.org/10.5072/games
ISSN- EISSN-2049-3630
PT  - Reports - Research

OWN - ERIC
TI  - A brief
JT  - Institute of Counting
OID - ED0000008
DP  - undated
PT  - Reports - Research
`
    const result = nbib.read(eric)
    expect(result.ok && result.records).toMatchObject([
      {
        doi: '10.5072/games',
        creators: [{ familyName: 'Okafor', givenName: 'Ada' }],
        dates: [{ date: '2019-04', dateType: 'Issued' }],
        types: { resourceTypeGeneral: 'JournalArticle', resourceType: 'Reports - Research' },
        relatedItems: [
          { relatedItemIdentifier: { relatedItemIdentifier: '2049-3630', relatedItemIdentifierType: 'EISSN' } },
        ],
        extras: { cited: { URL: 'http://eric.example/?id=EJ0000007' } },
      },
      {
        publisher: { name: 'Institute of Counting' },
        types: { resourceTypeGeneral: 'Report' },
        extras: { members: { '/DP': 'undated' } },
      },
    ])
  })

  it('reads the revision date of a PubMed citation as a date of type Other, and a block without a PMID as a citation', () => {
    const result = nbib.read(
      'PMID- 7\nTI  - Rain\nPHST- 2020/01/05 00:00 [revised]\nPHST- 2020/02/01 06:00 [entrez]\n\nTI  - Snow\nJT  - Hail\n',
    )
    expect(result.ok && result.records).toMatchObject([
      { titles: [{ title: 'Rain' }], dates: [{ date: '2020-01-05', dateType: 'Other', dateInformation: 'revised' }] },
      { titles: [{ title: 'Snow' }], relatedItems: [{ titles: [{ title: 'Hail' }] }] },
    ])
  })

  it.each([
    [
      'an entity bomb',
      '<!DOCTYPE a [<!ENTITY b "bb">]><PubmedArticleSet><PubmedArticle><MedlineCitation>&b;</MedlineCitation></PubmedArticle></PubmedArticleSet>',
    ],
    ['a truncated element', '<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>7'],
    ['no citation', '<PubmedArticleSet/>'],
  ])('refuses PubMed XML with %s and reports the position', (_, text) => {
    const result = pubmedXml.read(text)
    expect(result.ok).toBe(false)
    expect(result.diagnostics[0]?.position).toBeDefined()
  })
})
