import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pipeline } from './pipeline.ts'
import { clientOf } from './records.ts'
import { account, testRegistryForTest } from './test-registry.ts'

const env = { DATACITE_USERNAME: account.username, DATACITE_PASSWORD: account.password }
const resource = JSON.parse(
  readFileSync(new URL('../../../fixtures/resource/crop-yields-1-0.json', import.meta.url), 'utf8'),
)

test('planRegistration and applyPlan make the DOI of a Resource findable, and change nothing in a second run', async () => {
  const registry = await testRegistryForTest()
  expect(await pipeline(resource, registry.endpoint, env)).toEqual([
    { doi: resource.doi.toLowerCase(), outcome: 'created', state: 'findable', findings: [] },
  ])
  const held = await clientOf(registry).get(resource.doi)
  expect(held).toMatchObject({ state: 'findable', url: `https://data.example.org/${resource.doi.toLowerCase()}` })
  expect(held?.attributes.titles).toMatchObject([{ title: resource.title }])
  expect(await pipeline(resource, registry.endpoint, env)).toMatchObject([{ outcome: 'nothing' }])
})
