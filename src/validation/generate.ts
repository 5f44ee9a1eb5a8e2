/**
 * Build script: compiles the kernels' JSON Schemas to plain code (`compiled/validators.js`, no eval at run time), and with
 * `--schemas` writes them to `schemas/` from the table in `src/kernel/properties.ts`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Ajv2020 from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { transformSync } from 'esbuild'
import type { JsonSchema } from '../kernel/json-schema.ts'
import { kernelSchema } from '../kernel/json-schema.ts'
import { kernels, latestKernel } from '../kernel/kernels.ts'

const root = new URL('../../', import.meta.url)

/**
 * Eight schemas share most of their definitions. Equal ones become one schema under one address, so that they are compiled
 * once; and as readers set aside what a kernel does not know, only members of later kernels need to be refused.
 */
function link(): Map<string, JsonSchema> {
  const linked = new Map<string, JsonSchema>()
  const addressOf = new Map<string, string>()
  for (const kernel of kernels) {
    const { $defs, $schema, $id, title, ...schema } = refuseLater(
      kernelSchema(kernel),
      kernelSchema(latestKernel),
    ) as JsonSchema & { $defs: Record<string, JsonSchema> }
    const resolve = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(resolve)
      if (typeof value !== 'object' || value === null) return value
      const { additionalProperties, $ref, ...rest } = value as JsonSchema
      // A keyword is text; the property of that name is an object.
      if (typeof rest.description === 'string') delete rest.description
      const result = Object.fromEntries(Object.entries(rest).map(([key, member]) => [key, resolve(member)]))
      if (typeof $ref !== 'string') return result
      return { ...result, $ref: intern(resolve($defs[$ref.replace('#/$defs/', '')]) as JsonSchema) }
    }
    const intern = (definition: JsonSchema): string => {
      const text = JSON.stringify(definition)
      const known = addressOf.get(text)
      if (known !== undefined) return known
      const address = `part-${addressOf.size}`
      addressOf.set(text, address)
      linked.set(address, definition)
      return address
    }
    linked.set(kernel, resolve(schema) as JsonSchema)
  }
  return linked
}

/** The schema with every member that only the newest kernel's counterpart has, refused by name. */
function refuseLater(schema: JsonSchema, latest: JsonSchema): JsonSchema {
  const result: JsonSchema = {}
  for (const [key, value] of Object.entries(schema)) {
    const counterpart = latest[key]
    result[key] = isObject(value) && isObject(counterpart) ? refuseLater(value, counterpart) : value
    if (key !== 'properties' || !isObject(counterpart)) continue
    for (const later of Object.keys(counterpart))
      if (!Object.hasOwn(value as object, later)) (result[key] as JsonSchema)[later] = false
  }
  return result
}

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `4.7` is exported as `kernel47`. */
const exportName = (kernel: string): string => `kernel${kernel.replace('.', '')}`

function compile(): { code: string; types: string } {
  const ajv = new Ajv2020.default({
    allErrors: true,
    messages: false,
    strict: true,
    allowUnionTypes: true,
    strictTypes: false,
    strictRequired: false,
    unicode: false,
    logger: false,
    inlineRefs: process.env.INLINE !== '0',
    code: { source: true, esm: true, optimize: 2 },
    schemas: [...link()].map(([$id, schema]) => ({ ...schema, $id })),
  })
  const code = standaloneCode.default(ajv, Object.fromEntries(kernels.map(kernel => [exportName(kernel), kernel])))
  const types = kernels.map(kernel => `export declare const ${exportName(kernel)}: CompiledSchema`)
  return {
    code: transformSync(code, { minify: true, format: 'esm', target: 'es2022' }).code,
    types: `import type { CompiledSchema } from '../schema.ts'\n${types.join('\n')}\n`,
  }
}

/** Writes a file only where it would change, so that watchers and time stamps stay quiet. */
function write(path: string, text: string): void {
  const url = new URL(path, root)
  try {
    if (readFileSync(url, 'utf8') === text) return
  } catch {
    mkdirSync(new URL('.', url), { recursive: true })
  }
  writeFileSync(url, text)
  process.stderr.write(`wrote ${fileURLToPath(url)}\n`)
}

const { code, types } = compile()
write('src/validation/compiled/validators.js', code)
write('src/validation/compiled/validators.d.ts', types)
if (process.argv.includes('--schemas')) {
  for (const kernel of kernels)
    write(`schemas/datacite-${kernel}.json`, `${JSON.stringify(kernelSchema(kernel), null, 2)}\n`)
}
