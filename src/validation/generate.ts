/**
 * Generates code and data at build time.
 *
 * Compiles the newest kernel's JSON Schema to plain code (`compiled/datacite.js`, no eval at run time), the rule pages
 * to data, and the kernel table to `src/model/service/members.ts`.
 *
 * With `--schemas`, writes every schema of `schemas/`: kernels from the table in `src/kernel/properties.ts`, the
 * service from the parsers in `src/model/`, configurations and reports from `src/cli/`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import { transformSync } from 'esbuild'
import { configJsonSchema } from '../cli/config/json-schema.ts'
import { reportSchemas } from '../cli/report/schemas/report-schemas.ts'
import { anyUri } from '../kernel/any-uri.ts'
import { type JsonSchema, kernelSchema } from '../kernel/json-schema.ts'
import { latestKernel } from '../kernel/kernels.ts'
import { jsonSchemas } from '../model/schemas/json-schemas.ts'
import { serviceMembersSource } from '../model/service/table.ts'
import { parsePage } from './pages/parse-page.ts'
import type { RulePage } from './rule.ts'
import { quickUri, shortened } from './schema/generated-code.ts'

const root = new URL('../..', import.meta.url)

/**
 * Returns the newest kernel's schema without the parts that the compiled code does not need. Unknown members need no
 * check, because readers filter them.
 */
function openSchema(): JsonSchema {
  const open = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(open)
    if (typeof value !== 'object' || value === null) return value
    const { description, additionalProperties, title, ...rest } = value as JsonSchema
    // A property named `title` or `description` has a schema as its value, which is kept.
    const named = Object.entries({ description, title }).filter(([, member]) => typeof member === 'object')
    return Object.fromEntries(
      [...Object.entries(rest), ...named].map(([key, member]) => [key, member === anyUri ? quickUri : open(member)]),
    )
  }
  const { $schema, ...schema } = kernelSchema(latestKernel)
  return withoutTwins(open(schema) as JsonSchema)
}

/** Merges equal definitions of a schema, such as the affiliations of creators and contributors. */
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

/**
 * Compiles all rule pages to two modules. One contains the message texts, one constant per rule; the other contains the
 * whole pages.
 */
function compilePages(folder: URL): { texts: string; pages: string } {
  const files = readdirSync(folder).filter(name => name.endsWith('.md'))
  const pages = files.flatMap((name): [string, RulePage][] => {
    const id = name.slice(0, -'.md'.length)
    const markdown = readFileSync(new URL(name, folder), 'utf8')
    // A page shared by a family of rules has no front matter.
    return markdown.startsWith('---') ? [[id, parsePage(id, markdown)]] : []
  })
  const texts = pages.map(([id, { messages }]) => `export const ${constantOf(id)} = ${JSON.stringify(messages)}\n`)
  return {
    texts: texts.join(''),
    pages: `import type { RulePage } from '../rule.ts'\n\nexport const rulePages: Readonly<Record<string, RulePage>> = ${JSON.stringify(Object.fromEntries(pages))}\n`,
  }
}

const constantOf = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Writes a file only if its text changes, so that watchers are not triggered and time stamps stay the same. */
function write(path: string, text: string): void {
  const url = new URL(path, root)
  try {
    if (readFileSync(url, 'utf8') === text) return
  } catch {
    mkdirSync(new URL('.', url), { recursive: true })
  }
  writeFileSync(url, text)
  process.stderr.write(`wrote ${path}\n`)
}

write('src/validation/compiled/datacite.js', compile())
write(
  'src/validation/compiled/datacite.d.ts',
  `import type { SchemaError } from './schema-messages.ts'

/** True if a value is valid. The property called errors contains all errors of the last call. */
export declare const datacite: { (value: unknown): boolean; errors?: readonly SchemaError[] | null }
`,
)
const { texts, pages } = compilePages(new URL('rules/', import.meta.url))
write('src/validation/compiled/rule-texts.ts', texts)
write('src/validation/compiled/rule-pages.ts', pages)
write('src/model/service/members.ts', serviceMembersSource())
if (process.argv.includes('--schemas')) {
  const schemas = { ...jsonSchemas(), ...reportSchemas(), 'config.json': configJsonSchema() }
  for (const [name, schema] of Object.entries(schemas)) write(`schemas/${name}`, `${JSON.stringify(schema, null, 2)}\n`)
}
