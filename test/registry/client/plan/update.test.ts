import { describe, expect, test } from 'vitest'
import { applyPlan, parsePlan, planRegistration, type RegistryClient } from '../../../../src/registry/client/index.ts'
import { checkValue } from '../../../../src/validation/index.ts'
import { clientOf, record } from '../records.ts'
import { testRegistryForTest } from '../test-registry.ts'

const url = 'https://data.example.org/{doi}'

async function withRecord(event: 'none' | 'publish'): Promise<RegistryClient> {
  const client = clientOf(await testRegistryForTest())
  await applyPlan(await planRegistration([record('10.5072/a')], client, { url, event }), client)
  return client
}

const changing = (client: RegistryClient, records: readonly (object | string)[]) =>
  planRegistration(records, client, { check: checkValue, update: true })

describe('a plan that updates records', () => {
  test('an update sends only the members of a record and the schemaVersion, and keeps other members at the registry', async () => {
    const client = await withRecord('publish')
    const plan = await changing(client, [{ doi: '10.5072/a', titles: [{ title: 'Soil moisture of a meadow' }] }])
    const [step] = plan.steps
    expect(step).toMatchObject({ action: 'update', findings: [], differences: [expect.stringContaining('title')] })
    expect(step?.payload).toEqual({
      attributes: {
        titles: [{ title: 'Soil moisture of a meadow' }],
        schemaVersion: 'http://datacite.org/schema/kernel-4',
      },
    })
    const { results } = await applyPlan(parsePlan(JSON.stringify(plan)), client)
    expect(results).toMatchObject([{ outcome: 'updated', state: 'findable', findings: [] }])
    const held = await client.get('10.5072/a')
    expect(held?.attributes).toMatchObject({ titles: [{ title: 'Soil moisture of a meadow' }], publicationYear: 2021 })
  })

  test('a plan of updates refuses an invalid change, but does not require missing members', async () => {
    const client = await withRecord('publish')
    const { steps } = await changing(client, [{ doi: '10.5072/a', types: { resourceTypeGeneral: 'Data' } }])
    expect(steps).toMatchObject([{ action: 'refused', findings: [{ pointer: '/types/resourceTypeGeneral' }] }])
  })

  test('reports that an update ignores the event hide in a record', async () => {
    const client = await withRecord('publish')
    const body = { data: { type: 'dois', attributes: { doi: '10.5072/a', event: 'hide' } } }
    for (const given of [body, JSON.stringify(body)])
      expect((await changing(client, [given])).steps).toMatchObject([
        { action: 'nothing', findings: [{ effect: 'warns', pointer: '/event' }] },
      ])
  })

  test('applyPlan updates and publishes a draft in one run', async () => {
    const client = await withRecord('none')
    const plan = await changing(client, [{ doi: '10.5072/a', language: 'en' }])
    const { results } = await applyPlan(plan, client, { publish: true, check: checkValue })
    expect(results).toMatchObject([{ outcome: 'updated', state: 'findable', findings: [] }])
  })

  test('a plan of updates refuses a DOI that the registry does not have', async () => {
    const { steps } = await changing(await withRecord('none'), [{ doi: '10.5072/b', language: 'en' }])
    expect(steps).toMatchObject([{ action: 'refused', findings: [{ message: expect.stringContaining('no DOI') }] }])
  })

  test('an update cannot be planned as XML', async () => {
    const client = await withRecord('none')
    await expect(planRegistration([], client, { update: true, via: 'xml' })).rejects.toThrow(TypeError)
  })
})
