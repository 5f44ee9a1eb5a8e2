import { expect, test } from 'vitest'
import { convert } from '../../../src/formats/index.ts'
import { check } from '../../../src/validation/check.ts'
import { recordOf } from './documents.ts'

const old = (namespace: string, content: string, attributes = ''): string =>
  `<resource xmlns="http://datacite.org/schema/${namespace}" ${attributes}>
<identifier identifierType="DOI">10.5072/x</identifier>
<creators><creator><creatorName>Roe, Ann</creatorName></creator></creators>
<titles><title>Waves</title></titles><publisher>Sea Press</publisher><publicationYear>2011</publicationYear>
<resourceType resourceTypeGeneral="Dataset"/>
${content}
</resource>`

test('reads rights of kernel 2 from a single element, and accepts the attributes that the registry added', () => {
  const xml = old('kernel-2.2', '<rights>CC BY</rights>', 'lastMetadataUpdate="2011-01-01" metadataVersionNumber="2"')
  expect(recordOf(xml)).toMatchObject({
    rightsList: [{ rights: 'CC BY' }],
    schemaVersion: 'http://datacite.org/schema/kernel-2.2',
  })
  const [record] = check(xml).records
  expect(record).toMatchObject({ kernel: '4.0', outcome: 'valid' })
  expect(record?.diagnostics.map(({ rule }) => rule)).toContain('kernel-retired')
})

test('reads points and boxes of kernel 3 from lists of numbers, latitude first', () => {
  const xml = old(
    'kernel-3',
    `<geoLocations>
<geoLocation><geoLocationPoint>31.233 -67.302</geoLocationPoint><geoLocationBox> 41.090 -71.032
 42.893 -68.211</geoLocationBox><geoLocationPlace>Atlantic</geoLocationPlace></geoLocation>
<geoLocation><geoLocationPoint>north</geoLocationPoint></geoLocation></geoLocations>`,
  )
  expect(recordOf(xml).geoLocations).toEqual([
    {
      geoLocationPoint: { pointLongitude: -67.302, pointLatitude: 31.233 },
      geoLocationBox: {
        westBoundLongitude: -71.032,
        eastBoundLongitude: -68.211,
        southBoundLatitude: '41.090',
        northBoundLatitude: 42.893,
      },
      geoLocationPlace: 'Atlantic',
    },
    { geoLocationPoint: 'north' },
  ])
  const found = check(xml).records[0]?.diagnostics.filter(({ rule }) => rule.startsWith('schema/'))
  expect(found).toMatchObject([
    { rule: 'schema/type', pointer: '/geoLocations/1/geoLocationPoint', position: { start: { line: 9 } } },
  ])
})

test('check reports how a point and a box of kernel 3 are read', () => {
  const xml = old(
    'kernel-3',
    `<geoLocations>
<geoLocation><geoLocationPlace>Sea</geoLocationPlace></geoLocation>
<geoLocation><geoLocationPoint>31.2 -67.3</geoLocationPoint>
<geoLocationBox>41.09 -71.03 42.89 -68.21</geoLocationBox></geoLocation>
</geoLocations>`,
  )
  const told = check(xml).records[0]?.diagnostics.filter(
    ({ rule, pointer }) => rule === 'kernel-retired' && pointer.startsWith('/geoLocations/'),
  )
  expect(told).toMatchObject([
    {
      message:
        'The geoLocationPoint "31.2 -67.3" is read as latitude 31.2 and longitude -67.3; kernel 4 has a separate element for each value.',
      rule: 'kernel-retired',
      severity: 'info',
      registry: 'accepts',
      pointer: '/geoLocations/1/geoLocationPoint',
      path: '/resource/geoLocations/geoLocation[2]/geoLocationPoint',
      position: { start: { line: 8 } },
    },
    {
      message: expect.stringContaining('is read as south 41.09, west -71.03, north 42.89 and east -68.21;'),
      pointer: '/geoLocations/1/geoLocationBox',
      position: { start: { line: 9 } },
    },
  ])
})

test('reads a kernel 3 contributor of type Funder as a funding reference, and reports the change', () => {
  const xml = old(
    'kernel-3',
    `<contributors>
<contributor contributorType="Funder"><contributorName>Sea Fund</contributorName><nameIdentifier nameIdentifierScheme="FundRef">10.13039/1</nameIdentifier></contributor>
<contributor contributorType="Editr"><contributorName>Poe, Bo</contributorName></contributor>
</contributors>`,
  )
  expect(recordOf(xml)).toMatchObject({
    contributors: [{ name: 'Poe, Bo', contributorType: 'Editr' }],
    fundingReferences: [
      { funderName: 'Sea Fund', funderIdentifier: '10.13039/1', funderIdentifierType: 'Crossref Funder ID' },
    ],
  })
  const diagnostics = check(xml).records[0]?.diagnostics ?? []
  expect(diagnostics.find(({ message }) => message.includes('Sea Fund'))).toMatchObject({
    rule: 'kernel-retired',
    severity: 'info',
    registry: 'accepts',
    pointer: '/fundingReferences/0',
    path: '/resource/contributors/contributor[1]',
    position: { start: { line: 7, column: 1 } },
  })
  // The remaining contributor keeps its position in the XML although its index in the record is lower.
  expect(diagnostics.find(({ rule }) => rule === 'schema/enum')).toMatchObject({
    pointer: '/contributors/0/contributorType',
    path: '/resource/contributors/contributor[2]/@contributorType',
    position: { start: { line: 8 } },
  })
})

test('keeps in extras the values of a kernel 3 Funder that do not fit into a funding reference, and reports their loss in DataCite formats', () => {
  const beyond = '<nameIdentifier nameIdentifierScheme="ROR">r</nameIdentifier><affiliation>State of Sea</affiliation>'
  const xml = old(
    'kernel-3',
    `<contributors><contributor contributorType="Funder"><contributorName>Sea Fund</contributorName>
<nameIdentifier nameIdentifierScheme="ISNI">i</nameIdentifier>${beyond}</contributor></contributors>`,
  )
  const place = '/resource/contributors/contributor[@contributorType="Funder"]'
  expect(Object.entries(recordOf(xml).extras?.members ?? {})).toMatchObject([
    [`${place}/nameIdentifier[2]`, expect.stringContaining('>r</nameIdentifier>')],
    [`${place}/affiliation`, expect.stringContaining('>State of Sea</affiliation>')],
  ])
  for (const to of ['datacite-xml', 'datacite-rest', 'datacite-json-4.3'] as const) {
    const result = convert(xml, { to })
    const losses = result.ok ? result.losses.filter(({ messageId }) => messageId !== 'required/missing') : []
    expect(losses.map(({ kind, value }) => [kind, value])).toEqual([
      ['lost', expect.stringContaining('>r</nameIdentifier>')],
      ['lost', expect.stringContaining('>State of Sea</affiliation>')],
    ])
  }
  const canonical = convert(xml, { to: 'citable-json' })
  expect(canonical).toMatchObject({ ok: true, losses: [], text: expect.stringContaining('State of Sea') })
})

test('reads the kernel 2 type Film as Audiovisual, and start and end dates of kernel 2 as ranges', () => {
  const xml = old(
    'kernel-2.2',
    `<dates><date dateType="StartDate">2001-03</date><date dateType="Created">2002</date>
<date dateType="EndDate">2004</date><date dateType="StartDate">2006</date></dates>`,
  ).replace('"Dataset"', '"Film"')
  expect(recordOf(xml)).toMatchObject({
    types: { resourceTypeGeneral: 'Audiovisual' },
    dates: [
      { date: '2001-03/2004', dateType: 'Collected' },
      { date: '2002', dateType: 'Created' },
      { date: '2006/unknown', dateType: 'Collected' },
    ],
  })
  const [record] = check(xml).records
  expect(record?.outcome).toBe('valid')
  const changes = record?.diagnostics.filter(({ severity }) => severity === 'info')
  expect(changes).toMatchObject([
    { pointer: '/types/resourceTypeGeneral', path: '/resource/resourceType/@resourceTypeGeneral' },
    { pointer: '/dates/0', path: '/resource/dates/date[1]', position: { start: { line: 6 } } },
    { pointer: '/dates/2', path: '/resource/dates/date[4]', position: { start: { line: 7 } } },
  ])
  expect(changes?.map(({ message }) => message)).toEqual([
    'The resourceTypeGeneral "Film" is read as "Audiovisual", its name since kernel 3.',
    'The dates of type StartDate and EndDate are read as the date "2001-03/2004" of type Collected; kernel 4 uses ranges instead.',
    'The date of type StartDate is read as the date "2006/unknown" of type Collected; kernel 4 uses ranges instead.',
  ])
})
