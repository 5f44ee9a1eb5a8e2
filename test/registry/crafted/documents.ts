/**
 * Returns a document of kernel 4 with the mandatory elements, followed by `parts`. If `parts` starts with a mandatory
 * element, omits the usual element of that name.
 */
function document(parts: string): string {
  const usual: Readonly<Record<string, string>> = {
    identifier: '<identifier identifierType="DOI">10.5072/crafted</identifier>',
    creators: '<creators><creator><creatorName nameType="Organizational">Survey</creatorName></creator></creators>',
    titles: '<titles><title>Water levels</title></titles>',
    publisher: '<publisher>Archive</publisher>',
    publicationYear: '<publicationYear>2020</publicationYear>',
    resourceType: '<resourceType resourceTypeGeneral="Dataset">Table</resourceType>',
  }
  const missing = Object.entries(usual).filter(([name]) => !parts.startsWith(`<${name}`))
  return `<resource xmlns="http://datacite.org/schema/kernel-4">${missing.map(([, xml]) => xml).join('')}${parts}</resource>`
}

const creator = (inner: string): string => document(`<creators><creator>${inner}</creator></creators>`)
const named = (name: string, attributes = ''): string => creator(`<creatorName${attributes}>${name}</creatorName>`)
const title = (text: string): string => document(`<titles><title>${text}</title></titles>`)
const dated = (date: string, type = 'Created'): string =>
  document(`<dates><date dateType="${type}">${date}</date></dates>`)
const described = (text: string, type = 'Abstract'): string =>
  document(`<descriptions><description descriptionType="${type}">${text}</description></descriptions>`)
const subject = (inner: string): string => document(`<subjects>${inner}</subjects>`)
const rights = (inner: string): string => document(`<rightsList>${inner}</rightsList>`)
const related = (id: string, type = 'DOI', more = ''): string =>
  document(
    `<relatedIdentifiers><relatedIdentifier relatedIdentifierType="${type}" relationType="Cites"${more}>${id}</relatedIdentifier></relatedIdentifiers>`,
  )
const funded = (id: string, type: string, more = ''): string =>
  document(
    `<fundingReferences><fundingReference><funderName>Fund</funderName><funderIdentifier funderIdentifierType="${type}"${more}>${id}</funderIdentifier></fundingReference></fundingReferences>`,
  )
const nameIdentifier = (id: string, scheme: string, more = ''): string =>
  creator(
    `<creatorName nameType="Personal">Okafor, Ada</creatorName><nameIdentifier nameIdentifierScheme="${scheme}"${more}>${id}</nameIdentifier>`,
  )
const affiliated = (text: string, attributes = ''): string =>
  creator(`<creatorName nameType="Personal">Okafor, Ada</creatorName><affiliation${attributes}>${text}</affiliation>`)
const place = (inner: string): string => document(`<geoLocations><geoLocation>${inner}</geoLocation></geoLocations>`)
const alternate = (id: string, type: string): string =>
  document(
    `<alternateIdentifiers><alternateIdentifier alternateIdentifierType="${type}">${id}</alternateIdentifier></alternateIdentifiers>`,
  )
const typed = (general: string, text: string): string =>
  document(`<resourceType resourceTypeGeneral="${general}">${text}</resourceType>`)
const point = (longitude: string, latitude: string): string =>
  `<pointLongitude>${longitude}</pointLongitude><pointLatitude>${latitude}</pointLatitude>`
const ring = (...points: [string, string][]): string =>
  `<geoLocationPolygon>${points.map(([x, y]) => `<polygonPoint>${point(x, y)}</polygonPoint>`).join('')}</geoLocationPolygon>`
const square = ring(['1', '1'], ['2', '1'], ['2', '2'], ['1', '1'])
const item = (inner: string): string =>
  document(
    `<relatedItems><relatedItem relatedItemType="Journal" relationType="IsPublishedIn">${inner}</relatedItem></relatedItems>`,
  )

/** XML documents in requests, each with a value on which the registry may act. */
export const craftedDocuments: Readonly<Record<string, string>> = {
  plain: document(''),
  'name with comma': named('Tate Gallery, London'),
  'person with comma': named('Okafor, Ada', ' nameType="Personal"'),
  'organisation with comma': named('Institute of Water, Berlin', ' nameType="Organizational"'),
  'name with dash': named('TIB - Hannover'),
  'name in capitals': named('OKAFOR, ADA'),
  'initials without space': named('Okafor, A.B.', ' nameType="Personal"'),
  'given name first': named('Ada Okafor', ' nameType="Personal"'),
  'given name first without type': named('Ada Okafor'),
  'three parts': named('Okafor, Ada, and others'),
  'one word': named('Survey'),
  'ampersand in a name': named('Smith &amp; Sons', ' nameType="Organizational"'),
  'parts beside a name': creator(
    '<creatorName nameType="Personal">Okafor, A.</creatorName><givenName>Ada</givenName><familyName>Okafor</familyName>',
  ),
  'parts that differ from the name': creator(
    '<creatorName>A. Okafor</creatorName><givenName>Ada</givenName><familyName>Okafor</familyName>',
  ),
  'language of a name': named('Okafor, Ada', ' nameType="Personal" xml:lang="en"'),
  'white space in a name': named('  Okafor,\n   Ada ', ' nameType="Personal"'),
  'two creators': document(
    '<creators><creator><creatorName nameType="Personal">Okafor, Ada</creatorName></creator><creator><creatorName nameType="Personal">Lange, Stefan</creatorName></creator></creators>',
  ),
  'bare ORCID': nameIdentifier('0000-0002-1825-0097', 'ORCID'),
  'ORCID as http': nameIdentifier('http://orcid.org/0000-0002-1825-0097', 'ORCID', ' schemeURI="http://orcid.org"'),
  'ORCID with the scheme address': nameIdentifier('0000-0002-1825-0097', 'ORCID', ' schemeURI="https://orcid.org/"'),
  'wrong ORCID': nameIdentifier('0000-0002-1825-009', 'ORCID'),
  'ISNI with spaces': nameIdentifier('0000 0001 2103 4996', 'ISNI', ' schemeURI="http://isni.org/"'),
  'bare ROR as name identifier': nameIdentifier('03yrm5c26', 'ROR', ' schemeURI="https://ror.org"'),
  'GND as name identifier': nameIdentifier('118540238', 'GND', ' schemeURI="https://d-nb.info/gnd/"'),
  'unknown scheme': nameIdentifier('P-77', 'Staff number'),
  'affiliation alone': affiliated('University of Lagos'),
  'affiliation with bare ROR': affiliated(
    'University of Lagos',
    ' affiliationIdentifier="05rk03822" affiliationIdentifierScheme="ROR"',
  ),
  'affiliation with ROR and its scheme': affiliated(
    'University of Lagos',
    ' affiliationIdentifier="https://ror.org/05rk03822" affiliationIdentifierScheme="ROR" schemeURI="https://ror.org"',
  ),
  'affiliation with GRID': affiliated(
    'University of Lagos',
    ' affiliationIdentifier="grid.411782.9" affiliationIdentifierScheme="GRID" schemeURI="https://www.grid.ac/institutes/"',
  ),
  'two affiliations': creator(
    '<creatorName nameType="Personal">Okafor, Ada</creatorName><affiliation>One</affiliation><affiliation>Two</affiliation>',
  ),
  'ampersand in a title': title('Salt &amp; wind'),
  'smaller in a title': title('p&lt;0.05'),
  'markup in a title': title('&lt;p&gt;Waves in &lt;i&gt;Zea mays&lt;/i&gt;&lt;/p&gt;'),
  'white space in a title': title('  Two\n   lines  '),
  'escaped twice in a title': title('Salt &amp;amp; wind'),
  'title with language and type': document(
    '<titles><title xml:lang="en-US">Water levels</title><title titleType="Subtitle" xml:lang="de">Pegel</title></titles>',
  ),
  'empty title beside another': document('<titles><title>Water levels</title><title/></titles>'),
  'language of the publisher': document('<publisher xml:lang="en">Archive</publisher>'),
  'publisher with identifier': document(
    '<publisher publisherIdentifier="https://ror.org/04z8jg394" publisherIdentifierScheme="ROR" schemeURI="https://ror.org/">Archive</publisher>',
  ),
  'publisher with bare ROR': document(
    '<publisher publisherIdentifier="04z8jg394" publisherIdentifierScheme="ROR">Archive</publisher>',
  ),
  'ampersand in a publisher': document('<publisher>Salt &amp; Sons</publisher>'),
  'day first': dated('25.12.2020'),
  'impossible day': dated('2020-02-30'),
  'a span of years': dated('2019/2020', 'Collected'),
  'an open span': dated('2020-01/', 'Collected'),
  'a span that begins open': dated('/2020-01', 'Collected'),
  'a time with zone': dated('2020-01-01T10:00:00Z'),
  'a time without seconds': dated('2020-01-01T10:00Z'),
  'a year with a tilde': dated('2020~'),
  'an unknown date': dated(':unav'),
  'a year of an old time': dated('-0500'),
  'a season': dated('2020-21'),
  'Issued given': dated('2020-03-01', 'Issued'),
  'date with information': document(
    '<dates><date dateType="Other" dateInformation="the storm">2020-03-01</date></dates>',
  ),
  'only a date information': document('<dates><date dateType="Other" dateInformation="the storm"/></dates>'),
  'language tag with country': document('<language>en-US</language>'),
  'language tag of three letters': document('<language>deu</language>'),
  'language by its name': document('<language>English</language>'),
  'subject of the list of sciences': subject('<subject>Law</subject>'),
  'science with its scheme': subject(
    '<subject subjectScheme="Fields of Science and Technology (FOS)" schemeURI="http://www.oecd.org/science/inno/38235147.pdf">FOS: Law</subject>',
  ),
  'science by its Australian code': subject(
    '<subject subjectScheme="ANZSRC Fields of Research" classificationCode="4901">applied mathematics</subject>',
  ),
  'subjects with all members': subject(
    '<subject subjectScheme="GCMD" schemeURI="https://gcmd.example.org" valueURI="https://gcmd.example.org/1" xml:lang="en">RAIN</subject><subject>rain</subject>',
  ),
  'ampersand in a subject': subject('<subject>Salt &amp; wind</subject>'),
  'the same subject twice': subject('<subject>rain</subject><subject>rain</subject>'),
  'empty subject': subject('<subject/><subject>rain</subject>'),
  'licence by its address': rights(
    '<rights rightsURI="https://creativecommons.org/licenses/by/4.0/">my licence</rights>',
  ),
  'licence by its address without text': rights(
    '<rights rightsURI="http://creativecommons.org/licenses/by/4.0/legalcode"/>',
  ),
  'licence by its identifier': rights('<rights rightsIdentifier="CC-BY-4.0">CC BY</rights>'),
  'licence by its name': rights('<rights>Creative Commons Attribution 4.0 International</rights>'),
  'licence with all members': rights(
    '<rights rightsURI="https://creativecommons.org/licenses/by/4.0/" rightsIdentifier="CC-BY-4.0" rightsIdentifierScheme="SPDX" schemeURI="https://spdx.org/licenses/" xml:lang="en">CC BY 4.0</rights>',
  ),
  'access rights': rights('<rights rightsURI="info:eu-repo/semantics/openAccess">Open Access</rights>'),
  'own rights': rights('<rights>Only for members.</rights>'),
  'GNU licence': rights('<rights rightsURI="https://www.gnu.org/licenses/gpl-3.0.html">GPL</rights>'),
  'related DOI': related('10.5072/Other'),
  'related DOI as address': related('https://doi.org/10.5072/OTHER'),
  'related DOI with doi:': related('doi:10.5072/other'),
  'related DOI with a long prefix': related('10.123456/abc'),
  'related DOI that is none': related('see the article'),
  'related address': related('https://example.org/a?b=c&amp;d=e', 'URL'),
  'related Handle': related('20.500.12345/678', 'Handle'),
  'related metadata': related(
    'https://example.org/m.xml',
    'URL',
    ' relatedMetadataScheme="ddi" schemeURI="https://ddi.example.org" schemeType="XSD"',
  ),
  'type of the related': related('10.5072/other', 'DOI', ' resourceTypeGeneral="Text"'),
  'bare Crossref funder': funded('501100000780', 'Crossref Funder ID'),
  'Crossref funder as DOI': funded('10.13039/501100000780', 'Crossref Funder ID'),
  'Crossref funder as address': funded('https://doi.org/10.13039/501100000780', 'Crossref Funder ID'),
  'funder by ROR': funded('https://ror.org/00k4n6c32', 'ROR', ' schemeURI="https://ror.org/"'),
  'funder by bare ROR': funded('00k4n6c32', 'ROR'),
  'funder by GRID': funded('grid.270680.b', 'GRID'),
  'funder by another number': funded('F-12', 'Other'),
  'award with address': document(
    '<fundingReferences><fundingReference><funderName>Fund</funderName><awardNumber awardURI="https://example.org/a/1">A-1</awardNumber><awardTitle>Rain &amp; wind</awardTitle></fundingReference></fundingReferences>',
  ),
  'award with a title in a language': document(
    '<fundingReferences><fundingReference><funderName>Fund</funderName></fundingReference><fundingReference><funderName>Fund</funderName><awardTitle xml:lang="en">Rain</awardTitle></fundingReference></fundingReferences>',
  ),
  'description with break elements': described('One<br/>two'),
  'description with escaped breaks': described('One&lt;br&gt;two'),
  'description with paragraphs': described('&lt;p&gt;One&lt;/p&gt;&lt;p&gt;two &amp;amp; three&lt;/p&gt;'),
  'description with a link': described('See &lt;a href="https://example.org"&gt;here&lt;/a&gt;.'),
  'description with a script': described('&lt;script&gt;alert(1)&lt;/script&gt;Rain'),
  'description with lines': described('One\n\n   two'),
  'series as description': described('Reports, 12(3), 45-67', 'SeriesInformation'),
  'series with a title alone': described('Reports of the Archive', 'SeriesInformation'),
  'two descriptions': document(
    '<descriptions><description descriptionType="Abstract" xml:lang="en">Rain</description><description descriptionType="Methods">Gauges</description></descriptions>',
  ),
  'point and place': place(
    `<geoLocationPlace>Lagos</geoLocationPlace><geoLocationPoint>${point('3.4', '6.5')}</geoLocationPoint>`,
  ),
  'point with zeros': place(`<geoLocationPoint>${point('3.400', '-6.50')}</geoLocationPoint>`),
  box: place(
    '<geoLocationBox><westBoundLongitude>1</westBoundLongitude><eastBoundLongitude>2</eastBoundLongitude><southBoundLatitude>3</southBoundLatitude><northBoundLatitude>4</northBoundLatitude></geoLocationBox>',
  ),
  polygon: place(square),
  'two polygons': place(square + ring(['5', '5'], ['6', '5'], ['6', '6'], ['5', '5'])),
  'point as text of old kernels': place('<geoLocationPoint>6.5 3.4</geoLocationPoint>'),
  'two places': document(
    '<geoLocations><geoLocation><geoLocationPlace>Lagos</geoLocationPlace></geoLocation><geoLocation><geoLocationPlace>Potsdam</geoLocationPlace></geoLocation></geoLocations>',
  ),
  'place without anything': document(
    '<geoLocations><geoLocation/><geoLocation><geoLocationPlace>Lagos</geoLocationPlace></geoLocation></geoLocations>',
  ),
  'alternate number': alternate('A-1', 'Local number'),
  'alternate DOI': alternate('10.5072/other', 'DOI'),
  'alternate address': alternate('https://example.org/a', 'URL'),
  'type with a text': typed('Software', 'Script'),
  'type without a text': typed('Dataset', ''),
  'type Text with an article': typed('Text', 'JournalArticle'),
  'type that is new': typed('Instrument', 'Gauge'),
  'type in small letters': typed('dataset', 'Table'),
  'sizes, formats and version': document(
    '<sizes><size>12 kB</size><size>3 pages</size></sizes><formats><format>text/csv</format></formats><version>1.0</version>',
  ),
  'empty lists': document('<sizes/><formats/><subjects/><dates/><descriptions/>'),
  'empty size': document('<sizes><size/></sizes>'),
  'affiliation with a blank identifier': creator(
    '<creatorName nameType="Personal">Lange, Stefan</creatorName><affiliation affiliationIdentifier=" " affiliationIdentifierScheme="ROR">Survey</affiliation>',
  ),
  'contributor with type': document(
    '<contributors><contributor contributorType="DataCollector"><contributorName nameType="Personal">Lange, Stefan</contributorName></contributor></contributors>',
  ),
  'contributor that is a group': document(
    '<contributors><contributor contributorType="HostingInstitution"><contributorName>Archive, Berlin</contributorName></contributor></contributors>',
  ),
  'item published in': item(
    '<relatedItemIdentifier relatedItemIdentifierType="ISSN">1234-5679</relatedItemIdentifier><titles><title xml:lang="en">Reports</title></titles><publicationYear>2019</publicationYear><volume>12</volume><issue>3</issue><number numberType="Report">7</number><firstPage>1</firstPage><lastPage>9</lastPage><publisher>Press</publisher><edition>2</edition>',
  ),
  'item whose identifier has no type': item(
    '<relatedItemIdentifier>1234-5679</relatedItemIdentifier><titles><title>Reports</title></titles>',
  ),
  'item with people': item(
    '<creators><creator><creatorName nameType="Personal">Lange, Stefan</creatorName></creator></creators><titles><title>Reports</title></titles><contributors><contributor contributorType="Editor"><contributorName>Survey</contributorName></contributor></contributors>',
  ),
  'DOI in capitals': document('<identifier identifierType="DOI">10.5072/CRAFTED-A</identifier>'),
  'DOI as address': document('<identifier identifierType="DOI">https://doi.org/10.5072/crafted</identifier>'),
  'year with white space': document('<publicationYear> 2020 </publicationYear>'),
}
