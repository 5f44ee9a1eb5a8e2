import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { type Catalog, postgresCatalog, sqliteCatalog } from '../../../src/catalog/index.ts'
import { serve } from '../../../src/http/node.ts'
import { type PostgresServer, poolOf, postgresServer } from '../../catalog/postgres-server.ts'
import { missingPostgres } from '../../catalog/reachable-postgres.ts'
import { missingSqlite, openSqlite } from '../../catalog/sqlite-driver.ts'
import { describeWith } from '../../missing.ts'
import { exampleCatalog } from '../example-catalog.ts'
import { options } from '../pages/service.ts'
import { asNamed, missingPython, python } from './python.ts'

/** Parameter values that match records, and exceptions for rules that OpenAPI cannot express. */
const configuration = `
[parameters]
"path.doi" = "10.5072/impact.417302"
"path.identifier" = ["climate_scenario", "model", "region"]

# Some parameters exclude each other (\`format=ndjson\` and \`page\`, \`cursor\` and \`sort=relevance\`), and
# \`strict=true\` refuses names that the free-form filters allow.
[[operations]]
include-operation-id-regex = "^list|(Facets|Suggestions)$"
checks.positive_data_acceptance.enabled = false

# The names of styles and languages depend on the citation styles of the service. A resource whose metadata are elsewhere
# has no other representations.
[[operations]]
include-operation-id-regex = "^getResource(Page|File|PageFile)?$"
checks.positive_data_acceptance.expected-statuses = ["2xx", "400", "401", "403", "404", "406"]

# OAI-PMH requires status 200 and an error in the body for a wrong argument.
[[operations]]
include-operation-id-regex = "^harvest"
checks.negative_data_rejection.enabled = false
`

/**
 * The settings for sequences of requests, without the check that invalid data are rejected.
 *
 * The sequences also send unknown parameters and empty values, which the service accepts.
 */
const sequences = `
[checks.negative_data_rejection]
enabled = false
`

/**
 * Runs the phases of schemathesis on a service with the given catalog, and expects no failure. A failure is shown with
 * the curl commands that reproduce it.
 */
async function expectNoFailures(catalog: Catalog, phases: string, examples: number, further = ''): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'citable-schemathesis-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'schemathesis.toml'), further + configuration)
  const { about, termsOfUse } = options
  const service = await serve({ catalog: await exampleCatalog(catalog), about, termsOfUse }, { port: 0 })
  try {
    const flags = ['--checks', 'all', '--max-examples', String(examples), '--seed', '1', '--workers', '1']
    const quiet = ['--generation-database', 'none', '--warnings', 'off', '--no-color', '--phases', phases]
    const run = ['-m', 'schemathesis.cli', 'run', `${service.url}/openapi.json`, ...flags, ...quiet]
    const child = spawn(python, run, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    onTestFinished(() => void child.kill())
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (output += chunk))
    const code = await new Promise(resolve => child.on('close', resolve))
    expect(code === 0 ? '' : output).toBe('')
  } finally {
    await service.close()
    await catalog.close()
  }
}

describeWith(
  missingPython('schemathesis') ?? missingSqlite,
  'the Python library schemathesis, over SQLite',
  () => {
    it('Schemathesis finds no fault in 100 cases of each operation', { timeout: 2_400_000 }, () =>
      expectNoFailures(sqliteCatalog(openSqlite(':memory:')), 'examples,coverage,fuzzing', 100),
    )
  },
  asNamed,
)

describeWith(
  missingPython('schemathesis') ?? missingPostgres,
  'the Python library schemathesis, over PostgreSQL',
  () => {
    let server: PostgresServer
    beforeAll(async () => {
      server = await postgresServer()
    })
    afterAll(() => server?.end())

    it('Schemathesis finds no fault in sequences of operations', { timeout: 1_200_000 }, async () =>
      expectNoFailures(postgresCatalog(poolOf(await server.newDatabase())), 'stateful', 30, sequences),
    )
  },
  asNamed,
)
