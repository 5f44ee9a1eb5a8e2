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
import { configJsonSchema } from '../cli/config/json-schema.ts'
import { anyUri } from '../kernel/any-uri.ts'
import { type JsonSchema, kernelSchema } from '../kernel/json-schema.ts'
import { latestKernel } from '../kernel/kernels.ts'
import { valueTypes } from '../kernel/value-types.ts'
import { termsOf, type VocabularyName, vocabularies } from '../kernel/vocabularies/index.ts'
import { jsonSchemas } from '../model/json-schemas.ts'
import { serviceMembersSource } from '../model/service-table.ts'

const root = new URL('../../', import.meta.url)

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

/** What nearly all addresses are. */
const quickAddress = '^https?://[A-Za-z0-9._~/-]*$'

/** The same as `anyUri`, but quicker with those. */
const quickUri = `${quickAddress}|${anyUri}`

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
  return transformSync(plain(lean(withTables(terse(linear(code))))), { minify: true, format: 'esm', target: 'es2022' })
    .code
}

/** The generated code copies the list of errors for each that it adds, which takes forever on many; this adds in place. */
function linear(code: string): string {
  const copying = /(\w+) = \1 === null \? ([\w.]+)\.errors : \1\.concat\(\2\.errors\)/g
  const adding = code.replace(copying, '$1 = joinErrors($1, $2.errors)')
  if (adding === code || adding.includes('.concat('))
    throw new Error('The generated code is not as expected: see linear().')
  return `${adding}
function joinErrors(all, more) {
  if (all === null || more === null) return all ?? more
  for (const error of more) all.push(error)
  return all
}`
}

/** The generated code spells out for each error how it is added; a function that does so makes it a third shorter. */
function terse(code: string): string {
  const spelt =
    /const (err\d+) = \{instancePath(?::(.+?))?,schemaPath:"[^"]*",keyword:"(\w+)",params:(.*?)\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/gs
  const shorter = code.replace(
    spelt,
    (_, _name, path = 'instancePath', keyword, params) =>
      `vErrors = addError(vErrors, ${path}, "${keyword}", ${params});errors++;`,
  )
  if (shorter.includes(',keyword:')) throw new Error('The generated code is not as expected: see terse().')
  return `${shorter}
function addError(all, instancePath, keyword, params) {
  const error = { instancePath, keyword, params }
  if (all === null) return [error]
  all.push(error)
  return all
}`
}

/** The generated code repeats the terms of controlled lists and the patterns of values; they are taken from the kernel's tables, which come along anyway. */
function withTables(code: string): string {
  const names = Object.keys(vocabularies) as VocabularyName[]
  const shorter = code
    .replace(/const (schema\d+) = (\{"type":"string","enum":\[[^\]]*\]\})/g, (whole, schema, text) => {
      const terms = JSON.stringify(JSON.parse(text).enum)
      const name = names.find(name => JSON.stringify(termsOf(name, latestKernel)) === terms)
      return name === undefined
        ? whole
        : `const ${schema} = { enum: /* @__PURE__ */ termsOf("${name}", "${latestKernel}") }`
    })
    .replace(
      /if\(!\([()]*data === "[^{}]*\)\)\{(?=vErrors = addError\(vErrors, [^{}]*?, "enum", \{allowedValues: (schema\d+)\.enum\})/g,
      (_, schema) => `if(!${schema}.enum.includes(data)){`,
    )
    .replace(
      /new RegExp\(("(?:[^"\\]|\\.)*"), "u"\)/g,
      (_, text) => `new RegExp(${patternSource(JSON.parse(text))}, "u")`,
    )
    .replace(/\{pattern: "(?:[^"\\]|\\.)*"\}/g, '{}')
  if (shorter.includes('|| (data === "')) throw new Error('The generated code is not as expected: see withTables().')
  return `import { valueTypes } from '../../kernel/value-types.ts'
import { termsOf } from '../../kernel/vocabularies/index.ts'
${shorter}`
}

/** The expression for a pattern of the table of value types. */
function patternSource(pattern: string): string {
  const plain = pattern.startsWith(`${quickAddress}|`) ? pattern.slice(quickAddress.length + 1) : pattern
  const known = Object.entries(valueTypes).find(([, rule]) => 'pattern' in rule && rule.pattern === plain)
  if (known === undefined) throw new Error(`The pattern ${pattern} is in no table: see withTables().`)
  const source = `valueTypes.${known[0]}.pattern`
  return plain === pattern ? source : `${JSON.stringify(`${quickAddress}|`)} + ${source}`
}

/**
 * Leaves out of the generated code what nobody asks it for: the path in the schema of each error, what surrounds a value, and the notes on
 * which members were looked at, which only `unevaluatedProperties` needs. It is shorter by a tenth then, and quicker.
 */
function lean(code: string): string {
  if (code.includes('unevaluated')) throw new Error('The notes on members are needed: see lean().')
  const leaner = code
    .replace(/schemaPath:"[^"]*",/g, '')
    .replace(
      /\{instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors=\{\}\}=\{\}/g,
      '{instancePath=""}={}',
    )
    .replace(/,parentData:[^{}]*?,parentDataProperty:[^{}]*?,rootData,dynamicAnchors\}/g, '}')
    .replace(
      /const evaluated\d+ = \w+\.evaluated;(?:if\(evaluated\d+\.dynamic\w+\)\{evaluated\d+\.\w+ = undefined;\})*/g,
      '',
    )
    .replace(/\w+\.evaluated = \{(?:[^{}]|\{[^{}]*\})*\};/g, '')
    .replace(/\(data, \{instancePath=""\}=\{\}\)/g, '(data, instancePath = "")')
    .replace(/, \{instancePath(?::((?:[^{}"]|"[^"]*")*))?\}\)/g, (_, path = 'instancePath') => `, ${path})`)
  const left = /\{instancePath|schemaPath|parentData|rootData|dynamicAnchors|evaluated/.exec(leaner)
  if (left !== null)
    throw new Error(
      `The generated code is not as expected: see lean(), ${leaner.slice(left.index - 80, left.index + 120)}`,
    )
  return leaner
}

/** The generated functions say whether a value is valid, and leave its errors on themselves; they are shorter where they return the errors, and count none. */
function plain(code: string): string {
  const parts = code.split(/(?=function validate\d+\()/)
  const shorter = parts.map(part => {
    const returning = part
      .replace(
        /if\(!\((validate\d+\([^;]*?\))\)\)\{vErrors = joinErrors\(vErrors, validate\d+\.errors\);errors = vErrors\.length;\}/g,
        'vErrors = joinErrors(vErrors, $1);errors = vErrors === null ? 0 : vErrors.length;',
      )
      .replace(/validate\d+\.errors = vErrors;return errors === 0;/, 'return vErrors;')
    // Only where alternatives are tried does the number of errors matter.
    const at = returning.lastIndexOf('_errs')
    const counted = at === -1 ? '' : returning.slice(0, at)
    return counted + returning.slice(counted.length).replace(/errors\+\+;|errors = vErrors[^;]*;|let errors = 0;/g, '')
  })
  const lists =
    /if\((data[\w.]*) !== undefined\)\{let (data\d+) = \1;if\(Array\.isArray\(\2\)\)\{((?:if\(\2\.length < 1\)\{[^{}]*\{limit: 1\}\);\})?)const (len\d+) = \2\.length;for\(let (i\d+)=0; \5<\4; \5\+\+\)\{vErrors = joinErrors\(vErrors, (validate\d+)\(\2\[\5\], ([^;]*?) \+ \5\)\);\}\}else \{vErrors = addError\([^{}]*\{type: "array"\}\);\}\}/g
  const text = shorter
    .join('')
    .replace(lists, (_, value, list, least, _length, _index, validate, path) => {
      const each = `vErrors = eachItem(vErrors, ${value}, ${path.replace(/\/"$/, '"')}, ${validate});`
      const one = least === '' ? '' : `let ${list} = ${value};if(Array.isArray(${list})){${least}}`
      return `if(${value} !== undefined){${one}${each}}`
    })
    .replace(
      /if\((data\w*\.\w+) !== undefined\)\{if\(typeof \1 !== "string"\)\{vErrors = addError\(vErrors, (instancePath)\+("\/\w+"), "type", \{type: "string"\}\);\}\}/g,
      'vErrors = ofText(vErrors, $1, $2, $3);',
    )
    .replace(
      /export const datacite = (validate\d+);/,
      'export const datacite = data => (datacite.errors = $1(data)) === null;',
    )
    .concat(`
function ofText(all, value, path, name) {
  return value === undefined || typeof value === "string" ? all : addError(all, path + name, "type", {type: "string"})
}
function eachItem(all, list, path, validate) {
  if (!Array.isArray(list)) return addError(all, path, "type", {type: "array"})
  for (let index = 0; index < list.length; index++) all = joinErrors(all, validate(list[index], path + "/" + index))
  return all
}`)
  const left = /\.errors(?! = validate\d+\(data\)\))|errors === 0/.exec(text)
  if (left !== null || !text.includes('datacite.errors'))
    throw new Error(
      `The generated code is not as expected: see plain(), ${text.slice((left?.index ?? 0) - 80, (left?.index ?? 0) + 80)}`,
    )
  return text
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
  `import type { SchemaError } from '../schema-messages.ts'

/** Whether a value is valid, with all the errors of the last call. */
export declare const datacite: { (value: unknown): boolean; errors?: readonly SchemaError[] | null }
`,
)
write('src/model/service-members.ts', serviceMembersSource())
if (process.argv.includes('--schemas')) {
  for (const [name, schema] of Object.entries({ ...jsonSchemas(), 'config.json': configJsonSchema() }))
    write(`schemas/${name}`, `${JSON.stringify(schema, null, 2)}\n`)
}
