/**
 * Build script: compiles the newest kernel's JSON Schema to plain code (`compiled/datacite.js`, no eval at run time), and with
 * `--schemas` writes every schema of `schemas/`: the kernels' from the table in `src/kernel/properties.ts`, the service's from the
 * parsers in `src/model/`, that of configurations from `src/cli/config/`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { transformSync } from 'esbuild'
import { configJsonSchema } from '../../cli/config/json-schema.ts'
import { anyUri } from '../../kernel/any-uri.ts'
import { type JsonSchema, kernelSchema } from '../../kernel/json-schema.ts'
import { latestKernel } from '../../kernel/kernels.ts'
import { jsonSchemas } from '../../model/schemas/json-schemas.ts'
import { serviceMembersSource } from '../../model/service/table.ts'
import { quickUri, shortened } from './generated-code.ts'

const root = new URL('../../..', import.meta.url)

/** The newest kernel's schema without what compiled code has no use for: readers set aside unknown members themselves. */
function openSchema(): JsonSchema {
  const open = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(open)
    if (typeof value !== 'object' || value === null) return value
    const { description, additionalProperties, title, ...rest } = value as JsonSchema
    // A property may be called `title` or `description`; then its value is a schema and stays.
    const named = Object.entries({ description, title }).filter(([, member]) => typeof member === 'object')
    return Object.fromEntries(
      [...Object.entries(rest), ...named].map(([key, member]) => [key, member === anyUri ? quickUri : open(member)]),
    )
  }
  const { $schema, ...schema } = kernelSchema(latestKernel)
  return withoutTwins(open(schema) as JsonSchema)
}

/** The schema with one definition where several say the same, as those of the affiliations of creators and contributors. */
function withoutTwins(schema: JsonSchema): JsonSchema {
  const first = new Map<string, string>()
  const twins = new Map<string, string>()
  const definitions = Object.entries(schema.$defs as JsonSchema).filter(([name, definition]) => {
    const known = first.get(JSON.stringify(definition))
    if (known === undefined) first.set(JSON.stringify(definition), name)
    else twins.set(`#/$defs/${name}`, `#/$defs/${known}`)
    return known === undefined
  })
  const text = JSON.stringify({ ...schema, $defs: Object.fromEntries(definitions) })
  return JSON.parse(text, (key, value) => (key === '$ref' ? (twins.get(value) ?? value) : value)) as JsonSchema
}

function compile(): string {
  const ajv = new Ajv2020({
    allErrors: true,
    messages: false,
    strict: true,
    allowUnionTypes: true,
    strictTypes: false,
    strictRequired: false,
    unicode: false,
    logger: false,
    inlineRefs: false,
    code: { source: true, esm: true, optimize: 2 },
    schemas: { datacite: openSchema() },
  })
  const code = standaloneCode(ajv, { datacite: 'datacite' })
  return transformSync(shortened(code), { minify: true, format: 'esm', target: 'es2022' }).code
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

write('src/validation/compiled/datacite.js', compile())
write(
  'src/validation/compiled/datacite.d.ts',
  `import type { SchemaError } from './schema-messages.ts'

/** Whether a value is valid, with all the errors of the last call. */
export declare const datacite: { (value: unknown): boolean; errors?: readonly SchemaError[] | null }
`,
)
write('src/model/service/members.ts', serviceMembersSource())
if (process.argv.includes('--schemas')) {
  for (const [name, schema] of Object.entries({ ...jsonSchemas(), 'config.json': configJsonSchema() }))
    write(`schemas/${name}`, `${JSON.stringify(schema, null, 2)}\n`)
}
