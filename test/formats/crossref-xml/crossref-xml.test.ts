import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { newestDate } from '../../../src/formats/crossref-xml/timestamp.ts'
import { convert, crossrefXml, readRecords } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { citable } from '../../cli/fake-terminal.ts'
import { converted, pointersOf } from '../conversions.ts'

/** Returns a response in the form of Crossref's query service. */
const answer = (record: string, type = 'journal_article'): string => `<?xml version="1.0" encoding="UTF-8"?>
<crossref_result xmlns="http://www.crossref.org/qrschema/3.0" version="3.0">
  <query_result><head><doi_batch_id>none</doi_batch_id></head><body>
    <query status="resolved">
      <doi type="${type}">10.5555/tides.7</doi>
      <crm-item name="publisher-name" type="string">Fjord Press</crm-item>
      <doi_record>
        <crossref xmlns="http://www.crossref.org/xschema/1.1">${record}</crossref>
      </doi_record>
    </query>
  </body></query_result>
</crossref_result>`

const article = `
<journal>
  <journal_metadata language="en">
    <full_title>Journal of Tides</full_title>
    <abbrev_title>J Tides</abbrev_title>
    <issn media_type="print">2049-3630</issn>
    <issn media_type="electronic">2049-3649</issn>
  </journal_metadata>
  <journal_issue>
    <publication_date media_type="print"><month>06</month><year>2021</year></publication_date>
    <journal_volume><volume>7</volume></journal_volume>
    <issue>2</issue>
  </journal_issue>
  <journal_article publication_type="full_text" language="nb">
    <titles>
      <title>Tides of the <i>inner</i> fjord</title>
      <subtitle>a gauge record</subtitle>
      <original_language_title language="nb">Tidevann i indre fjord</original_language_title>
    </titles>
    <contributors>
      <person_name contributor_role="author" sequence="first">
        <given_name>Ada</given_name><surname>Okafor</surname><suffix>Jr</suffix>
        <affiliations><institution>
          <institution_name>Rain Institute</institution_name>
          <institution_id type="ror">https://ror.org/04z8jg394</institution_id>
        </institution></affiliations>
        <ORCID authenticated="true">https://orcid.org/0000-0002-1825-0097</ORCID>
      </person_name>
      <organization contributor_role="author" sequence="additional">Fjord Survey</organization>
      <person_name contributor_role="chair" sequence="additional"><surname>Berg</surname></person_name>
    </contributors>
    <jats:abstract xmlns:jats="http://www.ncbi.nlm.nih.gov/JATS1">
      <jats:title>Abstract</jats:title>
      <jats:p>Water
        levels.</jats:p><jats:p>And H<jats:sub>2</jats:sub>O.</jats:p>
    </jats:abstract>
    <publication_date media_type="online"><month>05</month><day>14</day><year>2021</year></publication_date>
    <publication_date media_type="print"><month>06</month><year>2021</year></publication_date>
    <acceptance_date><month>13</month><year>2020</year></acceptance_date>
    <pages><first_page>11</first_page><last_page>19</last_page></pages>
    <publisher_item>
      <item_number item_number_type="article_number">e7</item_number>
      <identifier id_type="pii">S0007</identifier>
    </publisher_item>
    <crossmark>
      <crossmark_version>1</crossmark_version>
      <updates><update type="retraction" date="2021-06-01">10.5555/tides.6</update></updates>
      <custom_metadata>
        <program xmlns="http://www.crossref.org/fundref.xsd" name="fundref">
          <assertion name="fundgroup">
            <assertion name="funder_name">Sea Fund <assertion name="funder_identifier">http://dx.doi.org/10.13039/501100000780</assertion></assertion>
            <assertion name="award_number">A1</assertion>
            <assertion name="award_number">A2</assertion>
          </assertion>
        </program>
        <program xmlns="http://www.crossref.org/AccessIndicators.xsd" name="AccessIndicators">
          <license_ref applies_to="vor">https://creativecommons.org/licenses/by/4.0/</license_ref>
          <license_ref applies_to="tdm">https://creativecommons.org/licenses/by/4.0/</license_ref>
        </program>
      </custom_metadata>
    </crossmark>
    <program xmlns="http://www.crossref.org/relations.xsd" name="relations">
      <related_item><description>data</description>
        <inter_work_relation relationship-type="isSupplementedBy" identifier-type="doi">10.5072/TIDES.data</inter_work_relation>
      </related_item>
      <related_item>
        <inter_work_relation relationship-type="isCommentOn" identifier-type="uri">https://example.org/c</inter_work_relation>
      </related_item>
    </program>
    <doi_data>
      <doi>10.5555/tides.7</doi><timestamp>20210601</timestamp>
      <resource>https://tides.example/7</resource>
      <collection property="crawler-based"><item crawler="iParadigms"><resource>https://tides.example/7.copy</resource></item></collection>
      <collection property="text-mining"><item><resource mime_type="application/pdf">https://tides.example/7.pdf</resource></item></collection>
    </doi_data>
    <citation_list>
      <citation key="a"><doi provider="crossref">10.5555/tides.1</doi><journal_title>J Tides</journal_title></citation>
      <citation key="b"><volume_title>Old tides</volume_title><author>Holm</author><cYear>1931</cYear></citation>
    </citation_list>
  </journal_article>
</journal>`

const read = (xml: string) => {
  const result = crossrefXml.read(xml)
  if (!result.ok) throw new Error(result.diagnostics[0]?.message)
  return result
}

describe('an answer of the query service', () => {
  it('reads a response of the Crossref query service into kernel properties, and keeps other values as extras', () => {
    const { records, diagnostics } = read(answer(article))
    expect(diagnostics).toEqual([])
    expect(records).toEqual([
      {
        types: { resourceTypeGeneral: 'JournalArticle' },
        titles: [
          { title: 'Tides of the inner fjord' },
          { title: 'a gauge record', titleType: 'Subtitle' },
          { title: 'Tidevann i indre fjord', titleType: 'AlternativeTitle', lang: 'nb' },
        ],
        creators: [
          {
            name: 'Okafor Jr, Ada',
            nameType: 'Personal',
            givenName: 'Ada',
            familyName: 'Okafor Jr',
            nameIdentifiers: [
              {
                nameIdentifier: 'https://orcid.org/0000-0002-1825-0097',
                nameIdentifierScheme: 'ORCID',
                schemeUri: 'https://orcid.org',
              },
            ],
            affiliation: [
              {
                name: 'Rain Institute',
                affiliationIdentifier: 'https://ror.org/04z8jg394',
                affiliationIdentifierScheme: 'ROR',
                schemeUri: 'https://ror.org',
              },
            ],
          },
          { name: 'Fjord Survey', nameType: 'Organizational' },
        ],
        contributors: [{ name: 'Berg', nameType: 'Personal', familyName: 'Berg', contributorType: 'Other' }],
        descriptions: [{ description: 'Water levels.<br>And H2O.', descriptionType: 'Abstract' }],
        publicationYear: 2021,
        publisher: { name: 'Fjord Press' },
        language: 'nb',
        dates: [
          { date: '2021-05-14', dateType: 'Issued' },
          { date: '2021-06', dateType: 'Other', dateInformation: 'published in print' },
          { date: '2020', dateType: 'Accepted' },
        ],
        alternateIdentifiers: [{ alternateIdentifier: 'S0007', alternateIdentifierType: 'PII' }],
        fundingReferences: ['A1', 'A2'].map(awardNumber => ({
          funderName: 'Sea Fund',
          funderIdentifier: 'https://doi.org/10.13039/501100000780',
          funderIdentifierType: 'Crossref Funder ID',
          awardNumber,
        })),
        rightsList: [{ rightsUri: 'https://creativecommons.org/licenses/by/4.0/' }],
        relatedIdentifiers: [
          {
            relatedIdentifier: '10.5072/TIDES.data',
            relatedIdentifierType: 'DOI',
            relationType: 'IsSupplementedBy',
          },
          {
            relatedIdentifier: 'https://example.org/c',
            relatedIdentifierType: 'URL',
            relationType: 'Other',
            relationTypeInformation: 'is-comment-on',
          },
          {
            relatedIdentifier: '10.5555/tides.6',
            relatedIdentifierType: 'DOI',
            relationType: 'Other',
            relationTypeInformation: 'retraction',
          },
          { relatedIdentifier: '10.5555/tides.1', relatedIdentifierType: 'DOI', relationType: 'References' },
          { relatedIdentifier: '2049-3630', relatedIdentifierType: 'ISSN', relationType: 'IsPublishedIn' },
        ],
        relatedItems: [
          {
            relatedItemType: 'Journal',
            relationType: 'IsPublishedIn',
            titles: [{ title: 'Journal of Tides' }, { title: 'J Tides', titleType: 'AlternativeTitle' }],
            relatedItemIdentifier: { relatedItemIdentifier: '2049-3649', relatedItemIdentifierType: 'EISSN' },
            volume: '7',
            issue: '2',
            firstPage: '11',
            lastPage: '19',
            number: 'e7',
            numberType: 'Article',
          },
        ],
        doi: '10.5555/tides.7',
        extras: {
          format: 'crossref-xml',
          members: {
            '/contributors/person_name/@contributor_role': 'chair',
            '/crossmark/updates/update/@date': '2021-06-01',
            '/doi_data/collection/item/@crawler': 'iParadigms',
            '/doi_data/collection/item/resource': 'https://tides.example/7.copy',
            '/journal_metadata/@language': 'en',
            '/program/related_item/description': 'data',
            '/crossmark/custom_metadata/program/license_ref/@applies_to': ['vor', 'tdm'],
            '/citation_list/citation': [
              { key: 'a', journal_title: 'J Tides', doi: '10.5555/tides.1' },
              { key: 'b', volume_title: 'Old tides', author: 'Holm', cYear: '1931' },
            ],
          },
          cited: {
            URL: 'https://tides.example/7',
            file: [{ url: 'https://tides.example/7.pdf', mediaType: 'application/pdf' }],
          },
        },
      },
    ])
  })

  it('writes the language of a Crossref container back, unless the container was removed or the language is unknown', () => {
    const deposit = (xml: string) => {
      const result = convert(xml, { to: 'crossref-xml', crossref: { timestamp: 1 } })
      if (!result.ok) throw new Error(result.diagnostics[0]?.message)
      return { text: result.text, losses: result.losses.map(({ pointer }) => pointer) }
    }
    const lost = '/extras/members/~1journal_metadata~1@language'
    const french = deposit(
      answer(article.replace('<journal_metadata language="en">', '<journal_metadata language="fr">')),
    )
    expect(french.text).toContain('<journal_metadata language="fr">')
    expect(french.losses).not.toContain(lost)
    const unknown = deposit(answer(article.replace('language="en"', 'language="Norwegian"')))
    expect(unknown.text).toContain('<journal_metadata>')
    expect(unknown.losses).toContain(lost)
    const [record] = read(answer(article)).records
    const alone = convert(JSON.stringify({ ...record, relatedItems: [] }), { from: 'citable-json', to: 'crossref-xml' })
    expect(alone.ok && alone.losses.map(({ pointer }) => pointer)).toContain(lost)
  })

  it('writes an article to Crossref XML, reads its people, dates, funding and journal back, and reports losses', () => {
    const result = convert(answer(article), { to: 'crossref-xml', crossref: { timestamp: 20260131120000 } })
    if (!result.ok) throw new Error(result.diagnostics[0]?.message)
    expect(result.losses.map(({ kind, pointer }) => `${kind} ${pointer}`)).toEqual([
      'invented /extras/members/~1crossmark~1crossmark_policy',
      'lost /titles/2/lang',
      'lost /extras/members/~1crossmark~1custom_metadata~1program~1license_ref~1@applies_to',
      'lost /extras/members/~1contributors~1person_name~1@contributor_role',
      'lost /extras/members/~1program~1related_item~1description',
      'lost /extras/members/~1doi_data~1collection~1item~1@crawler',
      'lost /extras/members/~1doi_data~1collection~1item~1resource',
      'invented ',
    ])
    const [before, after] = [answer(article), result.text].map(xml => read(xml).records[0])
    for (const name of ['creators', 'contributors', 'dates', 'fundingReferences', 'relatedItems', 'publisher'] as const)
      expect(after?.[name]).toEqual(before?.[name])
    expect(after?.extras?.cited).toEqual(before?.extras?.cited)
    expect(after?.extras?.members).toEqual({
      '/journal_metadata/@language': 'en',
      '/citation_list/citation': [
        { key: 'ref1', journal_title: 'J Tides', doi: '10.5555/tides.1' },
        { key: 'ref2', volume_title: 'Old tides', author: 'Holm', cYear: '1931' },
      ],
      '/crossmark/crossmark_policy': '10.5555/tides.7',
      '/crossmark/updates/update/@date': '2021-06-01',
    })
  })

  it('reads Crossref components as parts, and keeps their titles, the archive and the Crossmark policy', () => {
    const text = `<journal><journal_metadata><full_title>Tides</full_title></journal_metadata><journal_article>
      <titles><title>Ebb</title></titles>
      <crossmark><crossmark_version>1</crossmark_version><crossmark_policy>10.5555/policy</crossmark_policy></crossmark>
      <archive_locations><archive name="CLOCKSS"/></archive_locations>
      <doi_data><doi>10.5555/ebb</doi><resource>https://tides.example/ebb</resource></doi_data>
      <component_list><component parent_relation="isPartOf"><titles><title>Figure 1</title></titles>
        <doi_data><doi>10.5555/ebb.1</doi><resource>https://tides.example/ebb/1</resource></doi_data></component></component_list>
      </journal_article></journal>`
    const [record] = read(answer(text)).records
    expect(record?.relatedIdentifiers).toEqual([
      { relatedIdentifier: '10.5555/ebb.1', relatedIdentifierType: 'DOI', relationType: 'HasPart' },
    ])
    expect(record?.extras?.members).toEqual({
      '/archive_locations/archive/@name': 'CLOCKSS',
      '/component_list/component/doi_data/resource': 'https://tides.example/ebb/1',
      '/component_list/component/titles/title': 'Figure 1',
      '/crossmark/crossmark_policy': '10.5555/policy',
    })
  })

  it('reads the Crossref query response for a chapter as a chapter of its book', () => {
    const chapter = `<book book_type="edited_book">
      <book_metadata>
        <contributors><person_name contributor_role="editor" sequence="first"><given_name>Eva</given_name><surname>Berg</surname></person_name></contributors>
        <titles><title>Fjords</title></titles><edition_number>2</edition_number>
        <publication_date><year>2020</year></publication_date>
        <isbn>9783161484100</isbn><publisher><publisher_name>Fjord Press</publisher_name><publisher_place>Bergen</publisher_place></publisher>
        <doi_data><doi>10.5555/fjords</doi><resource>https://fjords.example</resource></doi_data>
      </book_metadata>
      <content_item component_type="reference_entry">
        <titles><title>Tide</title></titles><component_number>4</component_number>
        <pages><first_page>3</first_page></pages>
        <doi_data><doi>10.5555/tides.7</doi><resource>https://fjords.example/4</resource></doi_data>
      </content_item></book>`
    const [record, ...others] = read(answer(chapter, 'book_content')).records
    expect(others).toEqual([])
    expect(record).toMatchObject({
      doi: '10.5555/tides.7',
      publicationYear: 2020,
      types: { resourceTypeGeneral: 'BookChapter', resourceType: 'reference entry' },
      relatedItems: [
        {
          relatedItemType: 'Book',
          titles: [{ title: 'Fjords' }],
          edition: '2',
          firstPage: '3',
          number: '4',
          numberType: 'Chapter',
          relatedItemIdentifier: { relatedItemIdentifier: '9783161484100', relatedItemIdentifierType: 'ISBN' },
          contributors: [{ name: 'Berg, Eva', contributorType: 'Editor' }],
        },
      ],
      relatedIdentifiers: [{ relatedIdentifier: '10.5555/fjords', relationType: 'IsPublishedIn' }],
      extras: { cited: { 'publisher-place': 'Bergen' } },
    })
  })

  it('reads the Crossref query response for a journal issue as an issue of its journal', () => {
    const issue = `<journal>
      <journal_metadata><full_title>Journal of Tides</full_title><issn media_type="print">2049-3630</issn>
        <doi_data><doi>10.5555/tides</doi><resource>https://tides.example</resource></doi_data></journal_metadata>
      <journal_issue>
        <contributors><person_name contributor_role="editor" sequence="first"><given_name>Eva</given_name><surname>Berg</surname></person_name></contributors>
        <titles><title>Spring tides</title></titles>
        <publication_date><month>06</month><year>2021</year></publication_date>
        <journal_volume><volume>7</volume></journal_volume><issue>2</issue>
        <doi_data><doi>10.5555/tides.7</doi><resource>https://tides.example/7/2</resource></doi_data>
      </journal_issue></journal>`
    const [record, ...others] = read(answer(issue, 'journal_issue')).records
    expect(others).toEqual([])
    expect(record).toEqual({
      doi: '10.5555/tides.7',
      types: { resourceTypeGeneral: 'Collection', resourceType: 'journal issue' },
      titles: [{ title: 'Spring tides' }],
      publicationYear: 2021,
      dates: [{ date: '2021-06', dateType: 'Issued' }],
      contributors: [
        {
          name: 'Berg, Eva',
          nameType: 'Personal',
          givenName: 'Eva',
          familyName: 'Berg',
          contributorType: 'Editor',
        },
      ],
      publisher: { name: 'Fjord Press' },
      relatedIdentifiers: [
        { relatedIdentifier: '10.5555/tides', relatedIdentifierType: 'DOI', relationType: 'IsPublishedIn' },
      ],
      relatedItems: [
        {
          relatedItemType: 'Journal',
          relationType: 'IsPublishedIn',
          titles: [{ title: 'Journal of Tides' }],
          relatedItemIdentifier: { relatedItemIdentifier: '2049-3630', relatedItemIdentifierType: 'ISSN' },
          volume: '7',
          issue: '2',
        },
      ],
      extras: {
        format: 'crossref-xml',
        members: { '/journal_metadata/doi_data/resource': 'https://tides.example' },
        cited: { URL: 'https://tides.example/7/2' },
      },
    })
  })

  it('ignores a value in Crossref XML that consists of a no-break space', () => {
    const item = `<posted_content type="preprint"><contributors>
      <person_name contributor_role="author" sequence="first"><given_name>&#160;</given_name><surname>Berg</surname>
        <affiliation>&#160;</affiliation></person_name></contributors>
      <titles><title>Tide</title></titles><posted_date><year>2020</year></posted_date>
      <doi_data><doi>10.5555/tides.7</doi><resource>https://tides.example</resource></doi_data></posted_content>`
    expect(read(answer(item, 'posted_content')).records[0]?.creators).toEqual([
      { name: 'Berg', nameType: 'Personal', familyName: 'Berg' },
    ])
  })

  it('keeps Crossref contributor roles that the kernel lacks', () => {
    const role = (vocab: string, type: string): string => `<role vocab="${vocab}" type="${type}"/>`
    const item = `<posted_content type="preprint"><contributors>
      <person_name sequence="first">${role('crossref', 'author')}${role('credit', 'software')}<surname>Lund</surname></person_name>
      <person_name sequence="additional">${role('crossref', 'chair')}<surname>Berg</surname></person_name></contributors>
      <titles><title>Tide</title></titles><posted_date><year>2020</year></posted_date>
      <doi_data><doi>10.5555/tides.7</doi><resource>https://tides.example</resource></doi_data></posted_content>`
    const [record] = read(answer(item, 'posted_content')).records
    expect(record?.creators).toMatchObject([{ name: 'Lund' }])
    expect(record?.contributors).toMatchObject([{ name: 'Berg', contributorType: 'Other' }])
    expect(record?.extras?.members).toMatchObject({
      '/contributors/person_name/role/@vocab': ['credit', 'crossref'],
      '/contributors/person_name/role/@type': ['software', 'chair'],
    })
  })

  it('reports the error that a response of the Crossref query service contains', () => {
    const result = crossrefXml.read(
      '<doi_records><doi_record><crossref><error>doi 10.5555/no not found</error></crossref></doi_record></doi_records>',
    )
    expect(result).toMatchObject({
      ok: false,
      diagnostics: [{ message: 'Crossref answered: doi 10.5555/no not found.' }, { rule: 'schema/unrecognised' }],
    })
  })

  it('reads a doi_records element without the envelope of the Crossref query service', () => {
    const bare = `<doi_records><doi_record owner="10.5555"><crossref>${article}</crossref></doi_record></doi_records>`
    expect(readRecords(bare).records.map(({ format, record }) => [format, record.doi])).toEqual([
      ['crossref-xml', '10.5555/tides.7'],
    ])
  })
})

describe('a deposit', () => {
  it('reads a book and its chapters in Crossref XML as separate records', () => {
    const xml = `<doi_batch version="5.3.1" xmlns="http://www.crossref.org/schema/5.3.1"><head><registrant>Fjord Press</registrant></head><body>
      <book book_type="monograph"><book_metadata><titles><title>Fjords</title></titles><publication_date><year>2020</year></publication_date><noisbn reason="monograph"/>
        <publisher><publisher_name>P</publisher_name></publisher><doi_data><doi>10.5555/fjords</doi><resource>https://a.example</resource></doi_data></book_metadata>
        <content_item component_type="chapter"><titles><title>One</title></titles><doi_data><doi>10.5555/fjords.1</doi><resource>https://a.example/1</resource></doi_data></content_item>
        <content_item component_type="chapter"><titles><title>Two</title></titles><doi_data><doi>10.5555/fjords.2</doi><resource>https://a.example/2</resource></doi_data></content_item>
      </book></body></doi_batch>`
    expect(read(xml).records.map(({ doi, types }) => [doi, types?.resourceTypeGeneral])).toEqual([
      ['10.5555/fjords', 'Book'],
      ['10.5555/fjords.1', 'BookChapter'],
      ['10.5555/fjords.2', 'BookChapter'],
    ])
  })

  it('writes the depositor and landing page from the options into a Crossref deposit', () => {
    const record = {
      doi: '10.5555/a',
      titles: [{ title: 'T' }],
      creators: [{ name: 'Okafor, Ada' }],
      publisher: { name: 'P' },
      publicationYear: 2021,
      types: { resourceTypeGeneral: 'Preprint' as const },
    }
    const crossref = {
      depositor: { name: 'Desk', email: 'desk@fjord.example' },
      registrant: 'Fjord Press',
      batchId: 'batch-7',
      timestamp: 20260131120000,
      landingPage: ({ doi }: { doi?: string }) => `https://fjord.example/${doi}`,
    }
    const { text, losses } = crossrefXml.write(record, { crossref })
    for (const said of [
      '<doi_batch_id>batch-7</doi_batch_id>',
      '<timestamp>20260131120000</timestamp>',
      '<email_address>desk@fjord.example</email_address>',
      '<registrant>Fjord Press</registrant>',
      '<resource>https://fjord.example/10.5555/a</resource>',
    ])
      expect(text).toContain(said)
    expect(losses.map(({ pointer }) => pointer)).toEqual(['/publisher'])
    expect(crossrefXml.write(record).losses.map(({ kind, pointer }) => `${kind} ${pointer}`)).toEqual([
      'invented /extras/cited/URL',
      'invented ',
      'invented ',
    ])
    const { text: now } = crossrefXml.write(record)
    const { losses: told } = crossrefXml.write(record)
    const [, written = ''] = /<timestamp>(\d{14})<\/timestamp>/.exec(now) ?? []
    expect(Number(written)).toBeGreaterThan(20260000000000)
    expect(Number(told.at(-1)?.value)).toBeGreaterThanOrEqual(Number(written))
  })

  it('reports that works of different kinds need separate Crossref deposits', () => {
    const [paper, data] = (['Preprint', 'Dataset'] as const).map(resourceTypeGeneral => ({
      doi: '10.5555/a',
      types: { resourceTypeGeneral },
    }))
    const { losses } = crossrefXml.writeAll([paper ?? {}, data ?? {}])
    expect(losses.at(-1)?.message).toBe(
      'A Crossref deposit contains works of only one kind, but this one mixes several (posted_content, database); split it.',
    )
  })
})

describe('bad input', () => {
  it.each([
    [
      'an entity bomb',
      '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><doi_batch><body><journal>&c;</journal></body></doi_batch>',
    ],
    ['truncated XML', '<doi_batch><body><journal><journal_metadata><full_title>J'],
    ['XML that nests too deeply', '<journal>'.repeat(400)],
    ['a batch without works', '<doi_batch xmlns="http://www.crossref.org/schema/5.3.1"><body/></doi_batch>'],
  ])('refuses bad Crossref XML and reports the position of the fault: %s', (_, xml) => {
    const result = crossrefXml.read(xml)
    expect(result.ok).toBe(false)
    expect(result.diagnostics[0]?.position).toBeDefined()
  })

  it('reads the valid parts of invalid dates in Crossref XML', () => {
    const posted = (date: string) =>
      answer(
        `<posted_content><titles><title>T</title></titles><posted_date>${date}</posted_date><doi_data><doi>10.5555/a</doi></doi_data></posted_content>`,
      )
    expect(read(posted('<month>02</month><day>31</day><year>2021</year>')).records[0]?.dates).toEqual([
      { date: '2021-02', dateType: 'Issued' },
    ])
    expect(read(posted('<month>21</month><year>2021</year>')).records[0]?.dates).toEqual([
      { date: '2021', dateType: 'Issued' },
    ])
    expect(read(posted('<year>soon</year>')).records[0]?.dates).toBeUndefined()
  })
})

it('every Crossref XML fixture has the DOI and title of the REST fixture with the same name', () => {
  const folder = new URL('../../../fixtures/', import.meta.url)
  for (const name of readdirSync(new URL('crossref-xml/', folder))) {
    const text = readFileSync(new URL(`crossref-xml/${name}`, folder), 'utf8')
    const [record] = read(text).records
    const source = new URL(`datacite-rest/${name.replace('.xml', '.json')}`, folder)
    const [given] = existsSync(source) ? readRecords(readFileSync(source)).records : []
    expect([record?.doi, record?.titles?.[0]?.title], name).toEqual([
      given?.record.doi,
      given?.record.titles?.[0]?.title,
    ])
  }
})

it('convert writes a depositor, registrant and timestamp to Crossref XML, and refuses an invalid timestamp', async () => {
  const stdin = '{"doi":"10.5555/a","types":{"resourceTypeGeneral":"Preprint"}}'
  const run = (...given: string[]) => citable(['convert', '-', '--to', 'crossref-xml', ...given], { stdin })
  const { stdout, exitCode } = await run('--depositor', 'Desk <desk@press.example>', '--registrant', 'Fjord Press')
  expect(exitCode).toBe(0)
  expect(stdout).toContain('<depositor_name>Desk</depositor_name>')
  expect(stdout).toContain('<email_address>desk@press.example</email_address>')
  expect(stdout).toContain('<registrant>Fjord Press</registrant>')
  expect(stdout).toMatch(/<timestamp>20\d{12}<\/timestamp>/)
  const repeated = await run('--timestamp', '20260131120000')
  expect(repeated.stdout).toContain('<timestamp>20260131120000</timestamp>')
  expect((await run('--timestamp', '20260131120000')).stdout).toBe(repeated.stdout)
  const env = { SOURCE_DATE_EPOCH: '1769860800' }
  const built = await citable(['convert', '-', '--to', 'crossref-xml'], { stdin, env })
  expect(built.stdout).toContain('<timestamp>20260131120000</timestamp>')
  expect((await run('--timestamp', 'soon')).exitCode).toBe(2)
  const wrong = await run('--depositor', 'Desk')
  expect([wrong.exitCode, wrong.stderr]).toEqual([
    2,
    expect.stringContaining('--depositor should be a name and an address'),
  ])
})

it('reports that a conference name would be read back from Crossref XML as a proceedings title', () => {
  const paper = [{ id: 'a', type: 'paper-conference', title: 'Tides', 'event-title': 'Tide Days' }]
  const result = convert(JSON.stringify(paper), { to: 'crossref-xml' })
  expect(result.ok && result.losses.map(({ pointer }) => pointer)).toContain('/extras/cited/event-title')
})

it('reports a funder without a name in a Crossref deposit', () => {
  const funding = { funderIdentifier: 'https://doi.org/10.13039/100000001', funderIdentifierType: 'Crossref Funder ID' }
  const record = { doi: '10.5072/a', titles: [{ title: 'T' }], fundingReferences: [{ ...funding, awardNumber: '7' }] }
  const { losses } = converted(record, { to: 'crossref-xml' })
  expect(pointersOf(losses)).toContain('/fundingReferences/0/funderIdentifier')
})

it.each([
  ['2012-22', '20120000000000'],
  ['2012?', '20120000000000'],
  ['2012-02-30', '20120000000000'],
  ['-0400', '20120000000000'],
  ['2012-05-03T10:00:00Z', '20120503000000'],
])('derives the timestamp of a Crossref deposit from the publication year 2012 and the date %s', (date, timestamp) => {
  const record: Datacite = { titles: [{ title: 'T' }], publicationYear: 2012, dates: [{ date, dateType: 'Issued' }] }
  expect(newestDate([record])).toBe(timestamp)
})
