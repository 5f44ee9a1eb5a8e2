import { expect, test } from 'vitest'
import { keptStatements, type NamedStatement } from '../../src/catalog/postgres/database.ts'

test('every prepared statement has its own name, and at most 64 statements are prepared', async () => {
  const asked: (string | NamedStatement)[] = []
  const query = keptStatements({
    query: async statement => {
      asked.push(statement)
      return { rows: [], rowCount: 0 }
    },
    connect: () => Promise.reject(new Error('not asked for')),
    on: () => undefined,
    end: async () => undefined,
  })
  for (let round = 0; round < 2; round++)
    for (let number = 0; number < 100; number++) await query(`select ${number} + $1`, [round])
  const named = asked.filter(statement => typeof statement !== 'string')
  const texts = new Map(named.map(({ name, text }) => [name, text]))
  expect(texts.size).toBe(64)
  expect(new Set(texts.values()).size).toBe(64)
  for (const { name, text } of named) expect(texts.get(name)).toBe(text)
  expect(named.at(-1)?.values).toEqual([1])
  expect(asked.filter(statement => typeof statement === 'string')).toHaveLength(72)
})
