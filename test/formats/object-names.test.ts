import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { type FormatId, formats, readRecords } from '../../src/formats/index.ts'
import type { Datacite } from '../../src/model/index.ts'

// Every object has a constructor and a toString, which look-ups in tables must not return.

const names = ['constructor', 'toString', '__proto__'] as const

const texts: readonly (readonly [FormatId, (name: string) => string])[] = [
  [
    'biblatex',
    name => `@${name.replace(/\W|_/g, 'x')}{key, title = {T}, type = {${name}}, ${name} = {x}, month = ${name}}`,
  ],
  ['biblatex', name => `@misc{${name}, title = {\\${name}{x} {\\${name} y} \\"{${name}} $\\${name}$}}`],
  ['bibtex', name => `@misc{key, title = {T}, type = {${name}}, language = {${name}}}`],
  ['biblatex', name => `@misc{key, title = {T}, eprint = {x}, eprinttype = {${name}}, crossref = {${name}}}`],
  ['ris', name => `TY  - ${name}\nTI  - T\nM3  - ${name}\nLA  - ${name}\nER  - \n`],
  ['endnote', name => `%0 ${name}\n%T T\n%9 ${name}\n`],
  ['endnote-xml', name => `<xml><records><record><ref-type name="${name}">1</ref-type></record></records></xml>`],
  [
    'cff',
    name => `cff-version: 1.2.0\nmessage: m\ntitle: T\ntype: ${name}\nlicense: ${name}\n${name}: x\nauthors: []\n`,
  ],
]

/**
 * Returns the paths of values that come from inherited members: functions, functions as text, and `Object.prototype`.
 */
function strange(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.includes('native code') ? [path] : []
  if (typeof value === 'function' || value === Object.prototype) return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => strange(inner, `${path}/${name}`))
}

describe.each(names)('%s', name => {
  it.each(texts)('%s reads a name such as constructor without adding an inherited value to the record', (id, text) => {
    const format = formats.find(one => one.id === id)
    const result = format?.read?.(text(name))
    if (result === undefined || !result.ok) throw new Error(JSON.stringify(result?.diagnostics))
    for (const record of result.records) {
      expect(strange(record)).toEqual([])
      for (const { write } of formats) expect(write?.(record).text ?? '').not.toContain('native code')
    }
  })
})

const folder = fileURLToPath(new URL('../../fixtures/citable-json/', import.meta.url))
const records = readdirSync(folder).flatMap(file =>
  readRecords(readFileSync(folder + file)).records.map(({ record }) => record),
)

/** Yields the path of each text in a record outside `extras`. In a list, visits only the first entry. */
function* textsIn(value: unknown, path: readonly string[] = []): Generator<readonly string[]> {
  if (typeof value === 'string') yield path
  if (typeof value !== 'object' || value === null) return
  const members = Array.isArray(value) ? Object.entries(value).slice(0, 1) : Object.entries(value)
  for (const [name, inner] of members) if (name !== 'extras') yield* textsIn(inner, [...path, name])
}

function withText(record: Datacite, path: readonly string[], text: string): Datacite {
  const copy = structuredClone(record)
  let holder = copy as unknown as Record<string, never>
  for (const name of path.slice(0, -1)) holder = holder[name] ?? {}
  Object.assign(holder, { [path.at(-1) ?? '']: text })
  return copy
}

it.each(formats.filter(({ write }) => write !== undefined))(
  '$id writes no inherited function for a member with the value "constructor"',
  ({ write }) => {
    const seen = new Set<string>()
    for (const record of records)
      for (const path of textsIn(record)) {
        if (seen.has(path.join('/'))) continue
        seen.add(path.join('/'))
        const { text, losses } = write?.(withText(record, path, 'constructor')) ?? { text: '', losses: [] }
        expect(text, path.join('/')).not.toMatch(/native code|\[object /)
        expect(strange(losses)).toEqual([])
      }
  },
)
