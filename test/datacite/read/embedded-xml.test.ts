import { afterEach, describe, expect, test, vi } from 'vitest'
import { readDataciteSource } from '../../../src/datacite/read/read-source.ts'
import { convert, readRecords } from '../../../src/formats/index.ts'
import type { Datacite } from '../../../src/model/datacite.ts'
import { registered } from '../../../src/registry/registered.ts'
import { checkSettings } from '../../../src/validation/all-rules.ts'
import { fixEmbedded } from '../../../src/validation/fix/fix-embedded.ts'
import { fixText } from '../../../src/validation/fix/fix-text.ts'
import { check, checkValue } from '../../../src/validation/index.ts'
import { checkDocument } from '../../../src/validation/run/check-document.ts'

const text = `<resource xmlns="http://datacite.org/schema/kernel-4"><identifier identifierType="DOI">10.5072/rain</identifier>
<creators><creator><creatorName>Okafor, Ada</creatorName></creator></creators><titles><title>Rain</title></titles>
<publisher>Archive</publisher><publicationYear>2021</publicationYear>
<resourceType resourceTypeGeneral="Dataset">Grid</resourceType></resource>`
const xml = btoa(text)
const beside = {
  creators: [{ name: 'Okafor, Ada' }],
  titles: [{ title: 'Rain' }],
  publisher: 'Archive',
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'Dataset' },
}
const answered = (attributes: object = { xml }) => ({
  id: '10.5072/rain',
  type: 'dois',
  attributes: { doi: '10.5072/rain', ...beside, state: 'findable', ...attributes },
})
const sent = (attributes: object = { xml }) => ({
  type: 'dois',
  attributes: { doi: '10.5072/rain', event: 'publish', ...attributes },
})

afterEach(() => vi.restoreAllMocks())

function decodesOf(work: () => unknown): number {
  const decode = vi.spyOn(globalThis, 'atob')
  work()
  const { length } = decode.mock.calls
  decode.mockRestore()
  return length
}

describe('the XML in an answer of GET', () => {
  const answer = JSON.stringify({ data: answered() })

  test('checks, reads and fixes a GET response without decoding its XML', () => {
    expect(decodesOf(() => check(answer))).toBe(0)
    expect(decodesOf(() => check({ data: answered() }))).toBe(0)
    expect(decodesOf(() => check(JSON.stringify({ data: [answered(), answered()] })))).toBe(0)
    expect(decodesOf(() => checkValue(answered({ xml, titles: [] })))).toBe(0)
    expect(decodesOf(() => readRecords(answer))).toBe(0)
    expect(decodesOf(() => fixText(answer))).toBe(0)
  })

  test('convert decodes the XML in a GET response only once, and only if losses are requested', () => {
    expect(decodesOf(() => convert(answer, { to: 'bibtex' }))).toBe(1)
    expect(decodesOf(() => convert(answer, { to: 'bibtex', losses: false }))).toBe(0)
  })
})

describe('the XML in a request of PUT', () => {
  const request = JSON.stringify({ data: sent() })

  test('decodes the XML in a PUT request only once to check or read the record', () => {
    expect(decodesOf(() => check(request))).toBe(1)
    expect(decodesOf(() => check(JSON.stringify({ data: [sent(), sent()] })))).toBe(2)
    expect(decodesOf(() => readRecords(request))).toBe(1)
  })

  test('decodes the XML in a PUT request only once to convert the record, even if the XML is invalid', () => {
    expect(decodesOf(() => convert(request, { to: 'bibtex' }))).toBe(1)
    expect(decodesOf(() => convert(JSON.stringify({ data: sent({ xml: 'no' }) }), { to: 'bibtex' }))).toBe(1)
    expect(
      decodesOf(() => convert(JSON.stringify({ data: sent({ xml: btoa('<resource>') }) }), { to: 'bibtex' })),
    ).toBe(1)
  })

  test('`checkValue` decodes the XML in a PUT request only if a member is missing', () => {
    expect(decodesOf(() => checkValue(sent()))).toBe(1)
    expect(decodesOf(() => checkValue(sent({ xml, ...beside })))).toBe(0)
  })

  test('decodes the XML in a PUT request only once to check and fix the same record', () => {
    const [document] = readDataciteSource(request, 'auto', false).documents
    const count = decodesOf(() => {
      if (document === undefined) return
      checkDocument(document, checkSettings({}), undefined)
      for (let round = 0; round < 2; round++)
        fixEmbedded(document, {}, given => ({ text: given, fixed: [], refused: [] }))
    })
    expect(count).toBe(1)
  })

  test('decodes XML once to predict a registration, or not at all if no member is missing', () => {
    const attributes = { doi: '10.5072/rain', xml } as Datacite
    expect(decodesOf(() => registered(attributes))).toBe(1)
    expect(decodesOf(() => registered({ ...attributes, ...beside } as Datacite, { via: 'xml' }))).toBe(0)
  })
})

test('ignores a blank xml attribute without decoding it', () => {
  const blank = JSON.stringify({ data: sent({ xml: ' \n' }) })
  expect(decodesOf(() => convert(blank, { to: 'bibtex' }))).toBe(0)
})
