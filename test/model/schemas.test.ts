import { describe, expect, it, test } from 'vitest'
import { configJsonSchema } from '../../src/cli/config/json-schema.ts'
import { reportSchemas } from '../../src/cli/report/schemas/report-schemas.ts'
import { kernels } from '../../src/kernel/index.ts'
import { jsonSchemas } from '../../src/model/schemas/json-schemas.ts'
import { committed, schemaNames, strictAjv } from './schemas.ts'

const made: Record<string, unknown> = { ...jsonSchemas(), ...reportSchemas(), 'config.json': configJsonSchema() }
const others = [
  'config.json',
  'datacite-service.json',
  'dataset.json',
  'file.json',
  'page.json',
  'resource.json',
  'check-report-1.json',
  'comparison-1.json',
  'conversion-report-1.json',
  'counts-1.json',
  'prediction-report-1.json',
  'registration-plan-1.json',
  'statistics-1.json',
  'version-graph-1.json',
]

test('the published schemas are those of the kernels, the service, the configuration and the reports', () => {
  expect(schemaNames.sort()).toEqual([...kernels.map(kernel => `datacite-${kernel}.json`), ...others].sort())
})

describe.each(schemaNames)('%s', name => {
  const schema = committed(name)

  it('each schema equals the output of `npm run generate -- --schemas`', () => {
    expect(schema).toEqual(JSON.parse(JSON.stringify(made[name])))
  })

  it('each schema is valid under the metaschema of draft 2020-12 and compiles in strict mode', () => {
    const ajv = strictAjv()
    expect(ajv.validateSchema(schema), JSON.stringify(ajv.errors)).toBe(true)
    expect(() => ajv.compile(schema)).not.toThrow()
  })

  it('each schema states its own URL in $id, and has no external references', () => {
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `https://unpkg.com/citable/schemas/${name}`,
      title: expect.stringMatching(/\S/),
    })
    expect(valuesOf(schema, '$ref').filter(ref => !/^#\/\$defs\//.test(String(ref)))).toEqual([])
  })

  it('each schema refuses unknown members in every object whose members it lists', () => {
    const described = objectsIn(schema).filter(({ type, properties }) => type === 'object' && properties !== undefined)
    expect(described.filter(({ additionalProperties }) => additionalProperties !== false)).toEqual([])
  })

  it('the patterns of each schema use no look-around, no named groups and no escapes with u, p, P or k', () => {
    for (const pattern of valuesOf(schema, 'pattern')) expect(pattern).not.toMatch(/\(\?[^:]|\\[upPk]/)
  })
})

function valuesOf(schema: unknown, keyword: string): unknown[] {
  return objectsIn(schema).flatMap(object => (typeof object[keyword] === 'string' ? [object[keyword]] : []))
}

/** Returns every object in a schema, except those under `contains`, which apply to only some entries. */
function objectsIn(schema: unknown): Record<string, unknown>[] {
  if (Array.isArray(schema)) return schema.flatMap(objectsIn)
  if (typeof schema !== 'object' || schema === null) return []
  const { contains, ...object } = schema as Record<string, unknown>
  return [object, ...Object.values(object).flatMap(objectsIn)]
}
