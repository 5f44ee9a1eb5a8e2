import { describe, expect, test } from 'vitest'
import { applyPlan, planRegistration } from '../../../../src/registry/client/index.ts'
import { check } from '../../../../src/validation/check.ts'
import { clientOf } from '../records.ts'
import { testRegistryForTest } from '../test-registry.ts'

const documentWith = (
  { title = 'Waves', more = '', text = 'a&lt;br&gt;b' }: { title?: string; more?: string; text?: string },
  kernel = '4',
): string =>
  `<resource xmlns="http://datacite.org/schema/kernel-${kernel}"><identifier identifierType="DOI">10.5072/A</identifier><creators><creator><creatorName>Okafor, Ada</creatorName></creator></creators><titles><title>${title}</title></titles><publisher>Sea</publisher><publicationYear>2020</publicationYear><resourceType resourceTypeGeneral="Dataset">Data</resourceType>${more}<descriptions><description descriptionType="Abstract">${text}</description></descriptions></resource>`

async function planned(records: readonly unknown[], via: 'xml' | 'mds', event: 'none' | 'publish' = 'publish') {
  const registry = await testRegistryForTest()
  const client = clientOf(registry)
  const options = {
    url: 'https://data.example.org/{doi}',
    check: (record: unknown, how: object) => check(record as object, how),
  }
  const plan = await planRegistration(records, client, { ...options, via, event })
  return { registry, client, plan, step: plan.steps[0] }
}

describe.each(['xml', 'mds'] as const)('XML that is registered by way of %s', via => {
  // lupo app/models/concerns/crosscitable.rb:75-84, replace_doi: beside the DOI, the XML is not touched.
  test('a registration sends XML unchanged, with markup and line breaks', async () => {
    const xml = documentWith({ title: 'Waves in <i>Zea</i>' })
    const { registry, client, plan, step } = await planned([xml], via)
    expect(step).toMatchObject({ action: 'create', doi: '10.5072/a', payload: { xml }, findings: [] })
    const stored = { titles: [{ title: 'Waves in <i>Zea</i>' }], descriptions: [{ description: 'a<br>b' }] }
    expect(step?.after?.attributes).toMatchObject(stored)
    const { results } = await applyPlan(plan, client)
    expect(results).toMatchObject([{ outcome: 'created', state: 'findable', findings: [] }])
    expect(registry.dois.get('10.5072/a')?.attributes).toMatchObject({
      ...stored,
      url: 'https://data.example.org/10.5072/a',
    })
  })

  test('a registration sends XML inside JSON unchanged, unless the JSON contains other metadata', async () => {
    const xml = documentWith({})
    const carrying = (beside: object) => ({
      data: { type: 'dois', attributes: { doi: '10.5072/a', xml: btoa(xml), ...beside } },
    })
    const { step } = await planned([carrying({})], via)
    expect(step?.payload).toEqual({ xml })
    const written = await planned([carrying({ version: '2' })], via)
    expect(written.step?.payload).toMatchObject({ xml: expect.stringContaining('<version>2</version>') })
  })

  // lupo app/validators/xml_schema_validator.rb:43-55: other namespaces are refused.
  test('a plan rewrites XML of kernel 3 with the namespace of kernel 4, and reports the rewriting', async () => {
    const { step } = await planned([documentWith({}, '3')], via)
    expect(step?.payload).toMatchObject({ xml: expect.stringContaining('kernel-4"') })
    expect(step?.findings.map(({ effect, message }) => `${effect} ${message}`)).toEqual([
      'warns The XML is rewritten with the namespace http://datacite.org/schema/kernel-4, because the registry accepts no other; it is in http://datacite.org/schema/kernel-3.',
      expect.stringMatching(/^warns The rewritten XML lacks values of \/resource\/descriptions\/description that/),
    ])
  })

  test('a plan refuses to publish XML with elements that the schema refuses', async () => {
    const xml = documentWith({ more: '<version>1</version><size>2</size>' })
    const { step } = await planned([xml], via)
    expect(step).toMatchObject({ action: 'refused', findings: [{ effect: 'rejects' }] })
    expect(step?.findings[0]?.message).toContain('<size>')
  })

  test('a plan changes the declared encoding of XML to UTF-8, and reports the change', async () => {
    const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>${documentWith({})}`
    const { step } = await planned([declared('ISO-8859-1')], via)
    expect(step?.payload).toEqual({ xml: declared('UTF-8') })
    expect(step?.findings).toMatchObject([{ effect: 'warns', message: expect.stringContaining('ISO-8859-1') }])
  })
})
