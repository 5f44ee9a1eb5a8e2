import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { schemaRules } from '../../../src/validation/schema/schema-rules.ts'

test('the list of schema rules contains exactly the schema rules that the sources name', () => {
  const root = fileURLToPath(new URL('../../../src/', import.meta.url))
  const spoken = new Set<string>()
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.ts'))
  for (const file of files) {
    if (file.endsWith('schema-rules.ts')) continue
    for (const [, id] of readFileSync(root + file, 'utf8').matchAll(/'(schema\/[a-z-]+)'/g))
      if (id !== undefined) spoken.add(id)
  }
  expect(schemaRules.map(({ id }) => id).sort()).toEqual([...spoken].sort())
})
