/**
 * Build script: compiles the newest kernel's JSON Schema to plain code (`compiled/datacite.js`, no eval at run time) and the pages
 * of rules to data, and with
 * `--schemas` writes every schema of `schemas/`: the kernels' from the table in `src/kernel/properties.ts`, the service's from the
 * parsers in `src/model/`, those of configurations and reports from `src/cli/`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
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

/** Compiles the pages of all rules to two modules: the texts of their messages, a constant a rule, and all else. */
function compilePages(folder: URL): { texts: string; pages: string } {
  const files = readdirSync(folder).filter(name => name.endsWith('.md'))
  const pages = files.flatMap((name): [string, RulePage][] => {
    const id = name.slice(0, -'.md'.length)
    const markdown = readFileSync(new URL(name, folder), 'utf8')
    // A page that a family of rules shares has no front matter.
    return markdown.startsWith('---') ? [[id, parsePage(id, markdown)]] : []
  })
  const texts = pages.map(([id, { messages }]) => `export const ${constantOf(id)} = ${JSON.stringify(messages)}\n`)
  return {
    texts: texts.join(''),
    pages: `import type { RulePage } from '../rule.ts'\n\nexport const rulePages: Readonly<Record<string, RulePage>> = ${JSON.stringify(Object.fromEntries(pages))}\n`,
  }
}

const constantOf = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

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

/** True if a value is valid; errors has all errors of the last call. */
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
