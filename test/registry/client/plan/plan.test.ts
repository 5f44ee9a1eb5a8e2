import { describe, expect, test } from 'vitest'
import {
  applyPlan,
  type JournalEntry,
  type PlanOptions,
  parsePlan,
  planRegistration,
  type RegistrationJournal,
  type RegistrationPlan,
  type RegistryClient,
} from '../../../../src/registry/client/index.ts'
import { urlOf } from '../../../../src/registry/client/plan/plan.ts'
import { checkValue } from '../../../../src/validation/index.ts'
import { clientOf, record, titlesAt } from '../records.ts'
import { account, type TestRegistry, type TestRegistryOptions, testRegistryForTest } from '../test-registry.ts'

const url = 'https://data.example.org/{doi}'
const ways = ['json', 'xml', 'mds'] as const

async function started(options?: TestRegistryOptions): Promise<{ registry: TestRegistry; client: RegistryClient }> {
  const registry = await testRegistryForTest(options)
  return { registry, client: clientOf(registry) }
}

const plannedFor = (client: RegistryClient, records: readonly unknown[], options: PlanOptions = {}) =>
  planRegistration(records, client, { url, check: checkValue, ...options })

const actions = ({ steps }: RegistrationPlan): string[] => steps.map(({ action, doi }) => `${action} ${doi}`)

function journalOf(breaksAt?: (entry: JournalEntry) => boolean) {
  const entries: JournalEntry[] = []
  const journal: RegistrationJournal = {
    get entries() {
      return [...entries]
    },
    async write(entry) {
      if (breaksAt?.(entry)) throw new Error('No space left on the device.')
      entries.push(entry)
    },
  }
  return { journal, entries }
}

const outcomes = ({ results }: Awaited<ReturnType<typeof applyPlan>>): string[] => results.map(({ outcome }) => outcome)
const writes = ({ asked }: TestRegistry): string[] =>
  asked.filter(line => !line.startsWith('GET') && !line.endsWith('/validate'))

describe('a plan', () => {
  test('a plan lists new, changed, unchanged and refused records, and writes nothing to the registry', async () => {
    const { registry, client } = await started()
    await applyPlan(await plannedFor(client, [record('10.5072/a'), record('10.5072/b')], { event: 'publish' }), client)
    const before = writes(registry).length
    const plan = await plannedFor(
      client,
      [
        record('10.5072/a'),
        record('10.5072/b', { titles: [{ title: 'Soil moisture of a meadow' }], language: 'en' }),
        record('10.5072/C'),
        record('10.5072/d', { creators: [] }),
        record('10.5072/c'),
        { titles: [{ title: 'No DOI' }] },
      ],
      { event: 'publish' },
    )
    expect(actions(plan)).toEqual([
      'nothing 10.5072/a',
      'update 10.5072/b',
      'create 10.5072/c',
      'refused 10.5072/d',
      'refused 10.5072/c',
      'refused ',
    ])
    expect(plan.steps[1]?.differences).toEqual([
      '3 title: "Soil moisture of a field" became "Soil moisture of a meadow".',
      '9 language: "en" was added.',
    ])
    expect(plan.steps[3]?.findings[0]).toMatchObject({ effect: 'rejects', pointer: '/creators' })
    expect(plan.steps[4]?.findings[0]?.message).toMatch(/occurs twice/)
    expect(writes(registry)).toHaveLength(before)
    expect(parsePlan(JSON.stringify(plan))).toEqual(plan)
  })

  test('a plan uses the XML inside a record, but prefers members of the JSON', async () => {
    const { registry, client } = await started()
    const xml =
      '<resource xmlns="http://datacite.org/schema/kernel-4"><titles><title>Soil &amp; water</title></titles><publisher>Sea</publisher></resource>'
    const carrying = (doi: string) => ({
      data: { type: 'dois', attributes: { doi, xml: btoa(xml), publisher: { name: 'Land' } } },
    })
    const records = [carrying('10.5072/a'), JSON.stringify(carrying('10.5072/b'))]
    const plan = await plannedFor(client, records)
    expect(outcomes(await applyPlan(plan, client))).toEqual(['created', 'created'])
    for (const doi of ['10.5072/a', '10.5072/b']) {
      expect(titlesAt(registry, doi)).toEqual([{ title: 'Soil & water' }])
      expect(registry.dois.get(doi)?.attributes.publisher).toEqual({ name: 'Land' })
    }
    expect(actions(await plannedFor(client, records))).toEqual(['nothing 10.5072/a', 'nothing 10.5072/b'])
  })

  test('by default, a plan creates drafts, which may lack members that publishing requires', async () => {
    const { registry, client } = await started()
    const plan = await planRegistration([{ doi: '10.5072/a', titles: [{ title: 'Soil' }] }], client)
    expect(actions(plan)).toEqual(['create 10.5072/a'])
    expect(outcomes(await applyPlan(plan, client))).toEqual(['created'])
    expect(registry.dois.get('10.5072/a')?.state).toBe('draft')
  })

  test('a plan removes values at the registry that the record no longer contains', async () => {
    const { registry, client } = await started()
    const long = record('10.5072/a', { language: 'en', subjects: [{ subject: 'soil' }], version: '1.0' })
    await applyPlan(await plannedFor(client, [long]), client)
    const plan = await plannedFor(client, [record('10.5072/a')])
    expect(await applyPlan(plan, client)).toMatchObject({ results: [{ outcome: 'updated', findings: [] }] })
    expect(registry.dois.get('10.5072/a')?.attributes).toMatchObject({ language: null, version: null })
    expect(actions(await plannedFor(client, [record('10.5072/a')]))).toEqual(['nothing 10.5072/a'])
  })

  test('a plan via xml reports a value that the registry keeps although the record lacks the value', async () => {
    const { client } = await started()
    await applyPlan(await plannedFor(client, [record('10.5072/a', { language: 'en' })]), client)
    const plan = await plannedFor(client, [record('10.5072/a', { titles: [{ title: 'Other' }] })], { via: 'xml' })
    expect(plan.steps[0]?.findings.map(({ message }) => message).join()).toContain(
      'The registry keeps the language "en"',
    )
    expect((await applyPlan(plan, client)).results[0]?.findings).toEqual([])
  })

  test.each(ways)('a plan via %s without an event never publishes a hidden DOI again', async via => {
    const { registry, client } = await started()
    await applyPlan(await plannedFor(client, [record('10.5072/a', { version: '1' })], { event: 'publish' }), client)
    await client.hide('10.5072/a')
    const plan = await plannedFor(client, [record('10.5072/a', { version: '2' })], { via })
    expect(outcomes(await applyPlan(plan, client))).toEqual([via === 'mds' ? 'refused' : 'updated'])
    expect(registry.dois.get('10.5072/a')?.state).toBe('registered')
    expect(
      actions(await plannedFor(client, [record('10.5072/a', { version: via === 'mds' ? '1' : '2' })], { via })),
    ).toEqual(['nothing 10.5072/a'])
    if (via === 'mds')
      expect(plan.steps[0]?.findings).toMatchObject([{ message: expect.stringContaining('would publish it again') }])
  })

  test.each(ways)('a plan via %s without an event changes the URL of a findable DOI', async via => {
    const { registry, client } = await started()
    await applyPlan(await plannedFor(client, [record('10.5072/a')], { event: 'publish' }), client)
    const moved = 'https://moved.example.org/{doi}'
    const plan = await plannedFor(client, [record('10.5072/a')], { via, url: moved })
    expect(plan.steps[0]?.differences).toEqual([expect.stringContaining('moved.example.org')])
    expect((await applyPlan(plan, client)).results).toMatchObject([{ outcome: 'updated', findings: [] }])
    expect(registry.dois.get('10.5072/a')?.attributes.url).toBe('https://moved.example.org/10.5072/a')
  })

  test('a plan refuses DOIs and prefixes of other repositories, and refuses to publish without a URL', async () => {
    const stranger = { username: 'OTHER.REPO', password: 'battery staple', prefixes: ['10.5880'] }
    const { registry, client } = await started({ accounts: [account, stranger] })
    const other = clientOf(registry, { credentials: stranger })
    await applyPlan(await plannedFor(other, [record('10.5880/a')], { event: 'publish' }), other)
    expect((await plannedFor(client, [record('10.5880/a')])).steps[0]).toMatchObject({
      action: 'refused',
      findings: [{ message: expect.stringContaining('belongs to other.repo, not to example.repo') }],
    })
    expect((await plannedFor(client, [record('10.5880/b')])).steps[0]).toMatchObject({
      action: 'refused',
      findings: [
        { message: expect.stringContaining('is not one of example.repo, which has 10.5072'), pointer: '/doi' },
      ],
    })
    const plan = await planRegistration([record('10.5072/a')], client, { event: 'publish' })
    expect(plan.steps[0]).toMatchObject({ action: 'refused', findings: [{ pointer: '/url' }] })
  })

  test('planRegistration fails with the code unauthorized if the credentials are wrong', async () => {
    const { registry } = await started()
    const client = clientOf(registry, { credentials: { ...account, password: 'wrong' } })
    await expect(plannedFor(client, [record('10.5072/a')])).rejects.toMatchObject({ code: 'unauthorized' })
  })

  test.each([
    ['https://data.example.org/', /\{doi\}/],
    ['data.example.org/{doi}', /an address/],
    ['https://{doi}', /an address/],
    ['https://data.example.org/{doi}/{file}', /an address/],
  ])('planRegistration refuses the URL template %s', async (wrong, message) => {
    const { client } = await started()
    await expect(plannedFor(client, [], { url: wrong })).rejects.toThrow(message)
  })

  test.each([
    ['10.5072/a;b=c(d):e/f', 'https://data.example.org/10.5072/a;b=c(d):e/f'],
    ['10.5072/a<b>#c/d?e %', 'https://data.example.org/10.5072/a%3Cb%3E%23c/d%3Fe%20%25'],
    ['10.5072/ä\ud800', 'https://data.example.org/10.5072/%C3%A4%EF%BF%BD'],
  ])('urlOf creates a valid URL for the DOI %s', (doi, expected) => {
    expect(urlOf(url, doi)).toBe(expected)
  })
})

describe('applying a plan', () => {
  test.each(ways)(
    'applyPlan applies a plan via %s as predicted, and a new plan then contains nothing to do',
    async via => {
      const { registry, client } = await started()
      const members = { language: 'en', descriptions: [{ description: 'Hourly.', descriptionType: 'Abstract' }] }
      const given = [record('10.5072/a', members), record('10.5072/b')]
      const created = await applyPlan(await plannedFor(client, given, { via }), client)
      expect(created.results).toMatchObject([
        { outcome: 'created', state: 'draft', findings: [] },
        { outcome: 'created', state: 'draft', findings: [] },
      ])
      const changed = [record('10.5072/a', { ...members, version: '2' }), record('10.5072/b')]
      const published = await applyPlan(await plannedFor(client, changed, { via, event: 'publish' }), client)
      expect(published.results).toMatchObject([
        { outcome: 'updated', state: 'findable', findings: [] },
        { outcome: 'updated', state: 'findable', findings: [] },
      ])
      expect(registry.dois.get('10.5072/a')?.attributes).toMatchObject({
        version: '2',
        url: 'https://data.example.org/10.5072/a',
      })
      expect(actions(await plannedFor(client, changed, { via, event: 'publish' }))).toEqual([
        'nothing 10.5072/a',
        'nothing 10.5072/b',
      ])
    },
  )

  test('applyPlan with publish publishes planned drafts, except records that the schema refuses', async () => {
    const { registry, client } = await started()
    const plan = await planRegistration(
      [record('10.5072/a'), { doi: '10.5072/b', titles: [{ title: 'Soil' }] }],
      client,
      { url },
    )
    const report = await applyPlan(plan, client, { publish: true, check: checkValue })
    expect(outcomes(report)).toEqual(['created', 'refused'])
    expect(registry.dois.get('10.5072/a')?.state).toBe('findable')
    expect(registry.dois.has('10.5072/b')).toBe(false)
    const again = await planRegistration([record('10.5072/a')], client, { url })
    expect(outcomes(await applyPlan(again, client, { publish: true }))).toEqual(['nothing'])
  })

  test('applyPlan with publish also publishes unchanged drafts', async () => {
    const { registry, client } = await started()
    await applyPlan(await plannedFor(client, [record('10.5072/a')]), client)
    const plan = await plannedFor(client, [record('10.5072/a')])
    expect(actions(plan)).toEqual(['nothing 10.5072/a'])
    expect(outcomes(await applyPlan(plan, client, { publish: true, check: checkValue }))).toEqual(['updated'])
    expect(registry.dois.get('10.5072/a')?.state).toBe('findable')
  })

  test('applyPlan refuses only records that were changed, created or deleted after planning', async () => {
    const { registry, client } = await started()
    await applyPlan(await plannedFor(client, [record('10.5072/a'), record('10.5072/b')]), client)
    const newer = ['a', 'b', 'c', 'd'].map(name => record(`10.5072/${name}`, { version: '2' }))
    const plan = await plannedFor(client, newer)
    await client.update('10.5072/a', { titles: [{ title: 'Changed by hand' }] })
    await client.deleteDraft('10.5072/b')
    await client.create('10.5072/c', { titles: [{ title: 'Created by hand' }] })
    const report = await applyPlan(plan, client)
    expect(outcomes(report)).toEqual(['refused', 'refused', 'refused', 'created'])
    expect(report.results.map(({ findings }) => findings[0]?.message)).toMatchObject(
      [
        /^10.5072\/a was changed .* make the plan again\.$/,
        /^10.5072\/b was deleted /,
        /^10.5072\/c was created by someone else /,
        undefined,
      ].map(message => message && expect.stringMatching(message)),
    )
    expect(titlesAt(registry, '10.5072/a')).toEqual([{ title: 'Changed by hand' }])
    expect(registry.dois.has('10.5072/b')).toBe(false)
  })

  test('applyPlan reports every value at the registry that the plan did not predict', async () => {
    const { registry, client } = await started()
    const plan = await plannedFor(client, [record('10.5072/a')])
    registry.trouble(({ method }) => {
      const doi = registry.dois.get('10.5072/a')
      if (method === 'GET' && doi) doi.attributes.titles = [{ title: 'SOIL MOISTURE', lang: 'en' }]
      return undefined
    })
    const { results } = await applyPlan(plan, client)
    expect(results[0]?.findings.map(({ message }) => message)).toEqual([
      '/titles/0/title is "SOIL MOISTURE" at the registry, but "Soil moisture of a field" was predicted.',
      '/titles/0/lang is "en" at the registry, but nothing was predicted.',
    ])
  })

  test('applyPlan applies a plan only to the registry for which the plan was made', async () => {
    const [one, other] = [await started(), await started()]
    const plan = await plannedFor(one.client, [record('10.5072/a')])
    await expect(applyPlan(plan, other.client)).rejects.toThrow(/make a new plan for this registry/)
  })

  test('applyPlan continues after a record that the registry refuses', async () => {
    const { client } = await started({ trouble: ({ path }) => (path === '/prefixes' ? { status: 404 } : undefined) })
    const plan = await plannedFor(client, [record('10.5999/x'), record('10.5072/b')])
    const { results } = await applyPlan(plan, client)
    expect(results).toMatchObject([{ outcome: 'refused' }, { outcome: 'created' }])
    expect(results[0]?.findings[0]?.message).toContain('the DOI or its prefix belongs to another account')
  })
})

describe('nothing half done, nothing done twice', () => {
  const troubles = [
    ['a connection that breaks before the write', { cut: 'before' }],
    ['a connection that breaks after the write', { cut: 'after' }],
    ['an error before the write', { status: 500 }],
    ['an error after the write', { status: 502, done: true }],
    ['too many requests', { status: 429, headers: { 'retry-after': '0' } }],
  ] as const

  describe.each(ways)('by way of %s', via => {
    test.each(troubles)('applyPlan does not write a record twice despite %s', async (_, trouble) => {
      const { registry, client } = await started()
      const plan = await plannedFor(client, [record('10.5072/a'), record('10.5072/b')], { via, event: 'publish' })
      registry.trouble(({ method, path, before }) =>
        method !== 'GET' && before === 0 && !path.endsWith('/validate') ? trouble : undefined,
      )
      const { results } = await applyPlan(plan, client)
      expect(results).toMatchObject([
        { outcome: 'created', state: 'findable', findings: [] },
        { outcome: 'created', state: 'findable', findings: [] },
      ])
      // Each DOI is saved once, and by the Metadata Store a second time with its address.
      for (const { attributes } of registry.dois.values())
        expect(attributes.metadataVersion).toBe(via === 'mds' ? 1 : 0)
    })
  })

  test('the next run stores a record that failed while the registry was unavailable', async () => {
    const { registry, client } = await started()
    const plan = await plannedFor(client, [record('10.5072/a')])
    const { journal } = journalOf()
    registry.trouble(({ path }) => (path.endsWith('/validate') ? undefined : { status: 503 }))
    const { results } = await applyPlan(plan, client, { journal })
    expect(results[0]).toMatchObject({ outcome: 'failed' })
    registry.trouble(undefined)
    expect(outcomes(await applyPlan(plan, client, { journal }))).toEqual(['created'])
  })

  test('applyPlan reports a URL that the Metadata Store rejects after storing the metadata, and the next run sends only the URL', async () => {
    const { registry, client } = await started()
    const plan = await plannedFor(client, [record('10.5072/a')], { via: 'mds', event: 'publish' })
    const { journal } = journalOf()
    registry.trouble(({ path }) => (path.startsWith('/doi/') ? { status: 403 } : undefined))
    const { results } = await applyPlan(plan, client, { journal })
    expect(results).toMatchObject([
      {
        outcome: 'failed',
        findings: [{ message: expect.stringContaining('The metadata are written, but not the URL') }],
      },
    ])
    registry.trouble(undefined)
    const before = writes(registry).length
    expect(outcomes(await applyPlan(plan, client, { journal }))).toEqual(['created'])
    expect(writes(registry).slice(before)).toEqual(['PUT /doi/10.5072/a'])
  })

  test.each(ways)('a run via %s that is interrupted at any request continues without repeating a write', async via => {
    const records = ['a', 'b', 'c'].map(name => record(`10.5072/${name}`))
    for (let limit = 0; limit < 14; limit++) {
      const { registry } = await started()
      const client = clientOf(registry, { concurrency: 2, retries: 0 })
      const plan = await plannedFor(client, records, { via, event: 'publish' })
      const { journal } = journalOf()
      let asked = 0
      // After the limit, the run receives no more responses, as if it had been killed.
      registry.trouble(() => (asked++ < limit ? undefined : asked === limit + 1 ? { cut: 'after' } : { cut: 'before' }))
      await applyPlan(plan, client, { journal })
      registry.trouble(undefined)
      const { results, stopped } = await applyPlan(plan, client, { journal })
      expect(stopped).toBeUndefined()
      expect(results.flatMap(({ findings }) => findings)).toEqual([])
      const saves = via === 'mds' ? 1 : 0
      expect([...registry.dois.values()].map(({ state, attributes }) => [state, attributes.metadataVersion])).toEqual(
        records.map(() => ['findable', saves]),
      )
      expect(outcomes(await applyPlan(plan, client, { journal }))).toEqual(records.map(() => 'done-before'))
    }
  })

  test.each(['writing', 'written'] as const)(
    'a failure to store a journal entry with the stage "%s" stops the run',
    async stage => {
      const { registry, client } = await started()
      const plan = await plannedFor(client, [record('10.5072/a'), record('10.5072/b')])
      const full = journalOf(entry => entry.stage === stage)
      const report = await applyPlan(plan, client, { journal: full.journal })
      expect(report.stopped?.message).toContain('No space left')
      expect(outcomes(report)).toEqual(Array(2).fill(stage === 'writing' ? 'open' : 'created'))
      expect(writes(registry)).toHaveLength(stage === 'writing' ? 0 : 2)
      const { journal } = journalOf()
      const again = await applyPlan(plan, client, { journal: { ...journal, entries: full.entries } })
      expect(outcomes(again)).toEqual(Array(2).fill(stage === 'writing' ? 'created' : 'done-before'))
      for (const { attributes } of registry.dois.values()) expect(attributes.metadataVersion).toBe(0)
    },
  )

  test('wrong credentials stop the run before any write', async () => {
    const { registry, client } = await started()
    const plan = await plannedFor(client, [record('10.5072/a'), record('10.5072/b')])
    const wrong = clientOf(registry, { credentials: { ...account, password: 'wrong' } })
    const report = await applyPlan(plan, wrong)
    expect(report.stopped).toMatchObject({ code: 'unauthorized' })
    expect(outcomes(report)).toEqual(['open', 'open'])
    expect(registry.dois.size).toBe(0)
  })

  test('applyPlan finishes the current record after the signal is aborted, and does not start the others', async () => {
    const { registry } = await started({ latency: 5 })
    const client = clientOf(registry, { concurrency: 1 })
    const plan = await plannedFor(
      client,
      ['a', 'b', 'c'].map(name => record(`10.5072/${name}`)),
    )
    const controller = new AbortController()
    const report = await applyPlan(plan, client, { signal: controller.signal, onStep: () => controller.abort() })
    expect(outcomes(report)).toEqual(['created', 'open', 'open'])
    expect(report.stopped).toMatchObject({ code: 'aborted' })
  })
})

describe('parsePlan', () => {
  test.each(['', '[]', '{}', 'null', '{"kind":"citable-registration-plan","version":1}'])(
    'parsePlan throws a TypeError for the text %j',
    text => {
      expect(() => parsePlan(text)).toThrow(TypeError)
    },
  )

  test('parsePlan throws an error for a plan of another version, and for a plan with a damaged step', () => {
    const plan = { kind: 'citable-registration-plan', version: 1, id: 'p', endpoint: 'x', via: 'json', event: 'none' }
    const steps = [{ doi: '10.5072/a', action: 'create', before: null, findings: [] }]
    expect(() => parsePlan(JSON.stringify({ ...plan, version: 2, steps: [] }))).toThrow(/version/)
    expect(() => parsePlan(JSON.stringify({ ...plan, steps }))).toThrow(/damaged/)
  })
})
