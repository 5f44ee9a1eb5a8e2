import { expect, it } from 'vitest'
import { check } from '../../../src/validation/index.ts'

const record = (creator: string) => `<?xml version="1.0" encoding="UTF-8"?>
<resource xmlns="http://datacite.org/schema/kernel-4" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <identifier identifierType="DOI">10.5072/more.16</identifier>
  <creators><creator><creatorName nameType="Personal">Ek, Bo</creatorName>${creator}</creator></creators>
  <titles><title>Snow depth</title></titles>
  <publisher>Snow Archive</publisher>
  <publicationYear>2020</publicationYear>
  <resourceType resourceTypeGeneral="Dataset">Dataset</resourceType>
</resource>`

const found = (creator: string, rules = {}) =>
  (check(record(creator), { rules }).records[0]?.diagnostics ?? [])
    .filter(({ rule }) => rule === 'unknown-key')
    .map(({ severity, registry, path, suggestions }) => [severity, registry, path, ...(suggestions ?? [])])

it('check warns about XML attributes that the XSD accepts and the registry drops', () => {
  const name = '/resource/creators/creator/givenName/@lang'
  expect(found('<givenName lang="no">Bo</givenName>')).toEqual([['warning', 'drops', name]])
  expect(found('<affiliation xml:lang="en">Snow</affiliation>')).toEqual([
    ['warning', 'drops', '/resource/creators/creator/affiliation/@xml:lang'],
  ])
})

it('check suggests the XML attribute that was probably intended', () => {
  const creator =
    '<nameIdentifier nameIdentifierScheme="ORCID" schemaURI="https://orcid.org">0000-0002-1825-0097</nameIdentifier>'
  expect(found(creator)).toEqual([
    ['warning', 'drops', '/resource/creators/creator/nameIdentifier/@schemaURI', 'schemeURI'],
  ])
  expect(found(creator, { 'unknown-key': 'off' })).toEqual([])
})

it('check does not warn about the attribute xml:space', () => {
  expect(found('<givenName xml:space="preserve">Bo</givenName>')).toEqual([])
})
