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
  'conversion-report-1.json',
  'prediction-report-1.json',
  'registration-plan-1.json',
  'statistics-1.json',
  'version-graph-1.json',
]

test('the schemas are those of the kernels, of the service, of configurations and of reports', () => {
  expect(schemaNames.sort()).toEqual([...kernels.map(kernel => `datacite-${kernel}.json`), ...others].sort())
})

describe.each(schemaNames)('%s', name => {
  const schema = committed(name)

  it('is what `npm run generate -- --schemas` writes', () => {
    expect(schema).toEqual(JSON.parse(JSON.stringify(made[name])))
  })

  it('is valid by the draft 2020-12 metaschema and compiles in strict mode', () => {
    const ajv = strictAjv()
    expect(ajv.validateSchema(schema), JSON.stringify(ajv.errors)).toBe(true)
    expect(() => ajv.compile(schema)).not.toThrow()
  })

  it('says where it is published, and refers to nothing outside itself', () => {
    expect(schema).toMatchObject({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `https://unpkg.com/citable/schemas/${name}`,
      title: expect.stringMatching(/\S/),
    })
    expect(valuesOf(schema, '$ref').filter(ref => !/^#\/\$defs\//.test(String(ref)))).toEqual([])
  })

  it('is closed: no object lets unknown members through', () => {
    const described = objectsIn(schema).filter(({ type, properties }) => type === 'object' && properties !== undefined)
    expect(described.filter(({ additionalProperties }) => additionalProperties !== false)).toEqual([])
  })

  it('has patterns that engines without look-around and ECMAScript escapes read as well', () => {
    for (const pattern of valuesOf(schema, 'pattern')) expect(pattern).not.toMatch(/\(\?[^:]|\\[upPk]/)
  })
})

/** Every value of a keyword anywhere in a schema. */
function valuesOf(schema: unknown, keyword: string): unknown[] {
  return objectsIn(schema).flatMap(object => (typeof object[keyword] === 'string' ? [object[keyword]] : []))
}

/** Every object of a schema but what `contains` asks of some entry only. */
function objectsIn(schema: unknown): Record<string, unknown>[] {
  if (Array.isArray(schema)) return schema.flatMap(objectsIn)
  if (typeof schema !== 'object' || schema === null) return []
  const { contains, ...object } = schema as Record<string, unknown>
  return [object, ...Object.values(object).flatMap(objectsIn)]
}
