import { anyUri } from '../../kernel/any-uri.ts'
import { latestKernel } from '../../kernel/kernels.ts'
import { valueTypes } from '../../kernel/value-types.ts'
import { termsOf, type VocabularyName, vocabularies } from '../../kernel/vocabularies/index.ts'

/**
 * Shortens and speeds up the code generated for a schema, step by step. Each step throws if the code does not match its
 * expectations.
 */
export const shortened = (code: string): string => plain(lean(withTables(terse(linear(code)))))

/** Matches the most common URIs: `http` or `https`, followed by unreserved characters and slashes. */
const quickAddress = '^https?://[A-Za-z0-9._~/-]*$'

/** Matches the same URIs as `anyUri`, but matches the most common form faster. */
export const quickUri = `${quickAddress}|${anyUri}`

/**
 * Makes the generated code append errors to the list in place instead of copying the list.
 *
 * Copying takes quadratic time.
 */
function linear(code: string): string {
  const copying = /(\w+) = \1 === null \? ([\w.]+)\.errors : \1\.concat\(\2\.errors\)/g
  const adding = code.replace(copying, '$1 = joinErrors($1, $2.errors)')
  if (adding === code || adding.includes('.concat('))
    throw new Error('The generated code is not as expected: see linear().')
  return adding
}

/** Moves the repeated code that adds an error into one function, which reduces the size of the code by a third. */
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
function addError(all, path, keyword, params) {
  const error = { instancePath: path, keyword, params }
  if (all === null) return [error]
  all.push(error)
  return all
}`
}

/**
 * Replaces repeated vocabulary terms and value patterns with references to the kernel's tables, which are bundled
 * anyway.
 */
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

function patternSource(pattern: string): string {
  const plain = pattern.startsWith(`${quickAddress}|`) ? pattern.slice(quickAddress.length + 1) : pattern
  const known = Object.entries(valueTypes).find(([, rule]) => 'pattern' in rule && rule.pattern === plain)
  if (known === undefined) throw new Error(`The pattern ${pattern} is in no table: see withTables().`)
  const source = `valueTypes.${known[0]}.pattern`
  return plain === pattern ? source : `${JSON.stringify(`${quickAddress}|`)} + ${source}`
}

/**
 * Removes the schema path of each error, the parent of a value, and the tracking of evaluated members, which only
 * `unevaluatedProperties` needs. The code becomes faster and a tenth smaller.
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

/**
 * Makes the generated functions, except the exported one, return their errors instead of returning a boolean and
 * storing the errors in a property.
 *
 * Generated functions receive the path of their value, which is then built for every value although few have errors.
 * Here paths are relative, and the caller prepends its own.
 */
function plain(code: string): string {
  const parts = code.split(/(?=function validate\d+\()/)
  const shorter = parts.map(part => {
    const returning = part
      .replace(
        /if\(!\((validate\d+\([^;]*?), ([^,;]*?)\)\)\)\{vErrors = joinErrors\(vErrors, validate\d+\.errors\);errors = vErrors\.length;\}/g,
        'vErrors = joinErrors(vErrors, $1), $2);errors = vErrors === null ? 0 : vErrors.length;',
      )
      .replace(/validate\d+\.errors = vErrors;return errors === 0;/, 'return vErrors;')
    // The number of errors matters only for alternatives.
    const at = returning.lastIndexOf('_errs')
    const counted = at === -1 ? '' : returning.slice(0, at)
    return counted + returning.slice(counted.length).replace(/errors\+\+;|errors = vErrors[^;]*;|let errors = 0;/g, '')
  })
  const lists =
    /if\((data[\w.]*) !== undefined\)\{let (data\d+) = \1;if\(Array\.isArray\(\2\)\)\{((?:if\(\2\.length < 1\)\{[^{}]*\{limit: 1\}\);\})?)const (len\d+) = \2\.length;for\(let (i\d+)=0; \5<\4; \5\+\+\)\{vErrors = joinErrors\(vErrors, (validate\d+)\(\2\[\5\]\), ([^;]*?) \+ \5\);\}\}else \{vErrors = addError\([^{}]*\{type: "array"\}\);\}\}/g
  const text = shorter
    .join('')
    .replace(lists, (_, value, list, least, _length, _index, validate, path) => {
      const each = `vErrors = eachItem(vErrors, ${value}, ${path.replace(/\/"$/, '"')}, ${validate});`
      const one = least === '' ? '' : `let ${list} = ${value};if(Array.isArray(${list})){${least}}`
      return `if(${value} !== undefined){${one}${each}}`
    })
    .replace(
      /if\((data\w*\.\w+) !== undefined\)\{if\(typeof \1 !== "string"\)\{vErrors = addError\(vErrors, instancePath\+("\/\w+"), "type", \{type: "string"\}\);\}\}/g,
      'vErrors = ofText(vErrors, $1, $2);',
    )
    .replace(/, instancePath = ""(?=\))|instancePath ?\+ ?/g, '')
    .replace(/, instancePath(?=[,)])/g, ', ""')
    .replace(
      /export const datacite = (validate\d+);/,
      'export const datacite = data => (datacite.errors = $1(data)) === null;',
    )
    .concat(`
function joinErrors(all, more, path) {
  if (more === null) return all
  for (const error of more) {
    error.instancePath = path + error.instancePath
    all?.push(error)
  }
  return all ?? more
}
function ofText(all, value, path) {
  return value === undefined || typeof value === "string" ? all : addError(all, path, "type", {type: "string"})
}
function eachItem(all, list, path, validate) {
  if (!Array.isArray(list)) return addError(all, path, "type", {type: "array"})
  for (let index = 0; index < list.length; index++) {
    const more = validate(list[index])
    if (more !== null) all = joinErrors(all, more, path + "/" + index)
  }
  return all
}`)
  const left = /\.errors(?! = validate\d+\(data\)\))|errors === 0|(?<!error\.)instancePath(?!:)/.exec(text)
  if (left !== null || !text.includes('datacite.errors'))
    throw new Error(
      `The generated code is not as expected: see plain(), ${text.slice((left?.index ?? 0) - 80, (left?.index ?? 0) + 80)}`,
    )
  return text
}
