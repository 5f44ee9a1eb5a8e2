import { type Catalog, CatalogError } from '../catalog.ts'
import { changesSuite } from './changes-suite.ts'
import { filesSuite } from './files-suite.ts'
import { ingestSuite } from './ingest-suite.ts'
import { landingPageSuite } from './landing-page-suite.ts'
import { listingsSuite } from './listings-suite.ts'
import { mergedSuite } from './merged-suite.ts'
import { dataset } from './records.ts'
import type { Suite, SuiteRunner } from './runner.ts'
import { searchSuite } from './search-suite.ts'
import { withdrawalSuite } from './withdrawal-suite.ts'

export type { SuiteMatchers, SuiteRunner } from './runner.ts'

/**
 * Defines the tests that every catalog must pass, so that you can test your own store. `open` returns a new, empty
 * catalog.
 *
 * Imports no test runner, but takes the functions of one: pass all exports of Vitest (`import * as vitest from
 * 'vitest'`) or `bun:test`, or the globals of Jest. For `node:test`, pass its functions (`before` as `beforeAll`,
 * `after` as `afterAll`) and `expect` of the package `expect`.
 *
 * @example
 * import { memoryCatalog } from 'citable/catalog'
 * const names: string[] = []
 * const nothing = () => undefined
 * catalogSuite('mine', async () => memoryCatalog(), {
 *   describe: (_, body) => body(),
 *   test: name => names.push(name),
 *   expect: () => { throw new Error('Pass the functions of a test runner, such as those of Vitest.') },
 *   beforeAll: nothing, afterAll: nothing, beforeEach: nothing, afterEach: nothing,
 * })
 * names.includes('count the values of specifiers') // → true
 */
export function catalogSuite(name: string, open: () => Promise<Catalog>, runner: SuiteRunner): void {
  const { describe, test, expect, beforeAll, afterAll, beforeEach, afterEach } = runner
  const suite: Suite = { name, open, describe, test, expect, beforeAll, afterAll, beforeEach, afterEach }
  describe(`${name}: a closed catalog`, () => {
    test('fails with a CatalogError if it fails', async () => {
      const catalog = await open()
      await catalog.ingest([dataset(1)])
      await catalog.close()
      const answer = await catalog.list('dataset', { limit: 1 }).catch((error: unknown) => error)
      if (answer instanceof Error) expect(answer instanceof CatalogError).toBe(true)
    })
  })
  filesSuite(suite)
  listingsSuite(suite)
  ingestSuite(suite)
  changesSuite(suite)
  withdrawalSuite(suite)
  searchSuite(suite)
  mergedSuite(suite)
  landingPageSuite(suite)
}
