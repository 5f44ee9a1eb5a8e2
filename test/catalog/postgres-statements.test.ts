import { describe, expect, test } from 'vitest'
import { CatalogError, type PostgresPool, postgresCatalog } from '../../src/catalog/index.ts'
import { tablesVersion } from '../../src/catalog/postgres/schema.ts'

/**
 * Creates a pool whose server has the tables but no records, and whose first `times` inserts fail. Appends all queries
 * to `asked`.
 */
function poolThatFails(times: number, error: Error, asked: string[]): PostgresPool {
  let left = times
  const query: PostgresPool['query'] = async (statement, values) => {
    const text = typeof statement === 'string' ? statement : statement.text
    asked.push(text)
    if (text.includes('citable_migration')) return { rows: [{ version: tablesVersion }], rowCount: 1 }
    if (!text.startsWith('insert') || left-- <= 0) {
      const ids = text.includes('returning') ? (values?.[0] as string[]) : []
      return { rows: ids.map(id => ({ id })), rowCount: ids.length }
    }
    throw error
  }
  const client = { query, on: () => undefined, removeListener: () => undefined, release: () => undefined }
  return { query, connect: async () => client, on: () => undefined, end: async () => undefined }
}

const failing = (message: string, code?: string): Error => Object.assign(new Error(message), code && { code })

const records = [{ doi: '10.5072/a', title: 'Rain', datacite: null }]

describe('a batch that another writer was in the way of', () => {
  test.each([
    ['duplicate key value violates unique constraint "citable_resource_term_pkey_102"', '23505'],
    // A node that writes on behalf of another node reports the error with the code for internal errors.
    ['duplicate key value violates unique constraint "citable_resource_term_pkey_102"', 'XX000'],
    ['could not serialize access due to concurrent update', '40001'],
    ['restart transaction: TransactionRetryWithProtoRefreshError', 'XX000'],
    ['deadlock detected', undefined],
  ])('the catalog retries a batch that conflicts with another writer: %s (%s)', async (message, code) => {
    const asked: string[] = []
    const catalog = postgresCatalog(poolThatFails(2, failing(message, code), asked))
    expect((await catalog.ingest(records)).accepted.resource).toBe(1)
    expect(asked.filter(text => text === 'rollback')).toHaveLength(2)
    expect(asked.filter(text => text === 'commit')).toHaveLength(1)
  })

  test.each([
    ['column "search" does not exist', '42703'],
    ['a text that speaks of a deadlock', '22001'],
  ])(
    'the catalog does not retry a batch that failed for a reason other than a conflict: %s (%s)',
    async (message, code) => {
      const asked: string[] = []
      const catalog = postgresCatalog(poolThatFails(2, failing(message, code), asked))
      await expect(catalog.ingest(records)).rejects.toThrow(CatalogError)
      expect(asked.filter(text => text === 'rollback')).toHaveLength(1)
    },
  )
})

test('every PostgreSQL index except GIN indexes declares the sort order of its first column', async () => {
  const asked: string[] = []
  const pool = poolThatFails(0, failing(''), asked)
  const empty: PostgresPool = {
    ...pool,
    async query(statement, values) {
      const result = await pool.query(statement, values)
      return asked.at(-1)?.startsWith('select version') ? { rows: [{ version: 0 }], rowCount: 1 } : result
    },
  }
  await postgresCatalog(empty).migrate()
  const indexes = asked.filter(text => text.startsWith('create index') && !text.includes('using gin'))
  expect(indexes.length).toBeGreaterThan(10)
  for (const index of indexes) expect(index).toMatch(/\(\w+ asc\b/)
})

test('a query for a distant page sorts only ids, and reading one record uses a named statement', async () => {
  const asked: string[] = []
  const named: string[] = []
  const pool = poolThatFails(0, failing(''), asked)
  const catalog = postgresCatalog({
    ...pool,
    query(statement, values) {
      if (typeof statement !== 'string') named.push(statement.text)
      return pool.query(statement, values)
    },
  })
  await catalog.list('resource', { limit: 10, offset: 5000 })
  const sorted = asked.filter(text => text.includes(' offset '))
  expect(sorted).toHaveLength(1)
  expect(sorted[0]).toMatch(/^select r\.id from /)
  await catalog.get('resource', '00000000-0000-4000-8000-000000000000')
  expect(named).toEqual([asked.at(-1)])
})
