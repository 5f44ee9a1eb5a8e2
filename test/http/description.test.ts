import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { describeBeside, sharedFile } from '../shared.ts'
import { namesIn, tablesOf } from './described-tables.ts'
import {
  datacite,
  dataset,
  type Field,
  type Form,
  file,
  listedFile,
  pageOf,
  resource,
  type Type,
} from './description.ts'
import { faultsOf } from './faults.ts'

describe('faultsOf', () => {
  const form: Form = {
    fields: [
      ['id', 'uuid'],
      ['next', 'url', 'nullable'],
      ['tags', { list: 'text' }, 'optional'],
    ],
  }
  const id = '18af5442-de44-4769-8663-4f210f22113e'

  it.each([
    [{ id, next: null }, []],
    [{ id, next: 'https://a.example/', tags: ['x'] }, []],
    [{ next: null, id }, [': has its members in the order next,id']],
    [{ id }, ['/next: is missing']],
    [
      { id: id.toUpperCase(), next: '/b' },
      ['/id: "18AF5442-DE44-4769-8663-4F210F22113E" is no uuid', '/next: "/b" is no url'],
    ],
    [{ id, next: null, tags: [1], more: 1 }, ['/more: is not described', '/tags/0: 1 is no text']],
    [[], [': is no object']],
  ])('faultsOf compares %j with the fields of a form', (value, faults) => {
    expect(faultsOf(value, { form })).toEqual(faults)
  })
})

const [description, contract] = ['description', 'contract'].map(name => sharedFile(`reference/service-${name}.md`))
const read = (path: URL | undefined): string => (path && existsSync(path) ? readFileSync(path, 'utf8') : '')

/** True if the words for a type in the description, such as `array of string`, match the given type. */
function isWorded(type: Type, words: string): boolean {
  if (typeof type !== 'string') {
    if ('map' in type) return words === 'object'
    if ('form' in type) return words === 'object' || words.startsWith('{')
    return words === 'array' || (words.startsWith('array of ') && isWorded(type.list, words.slice('array of '.length)))
  }
  if (type === 'uuid') return words === 'string (UUID)'
  if (type === 'decimal') return words === 'number'
  if (type === 'integer' || type === 'boolean') return words.startsWith(type)
  if (type === 'url') return words === 'string' || words === 'string (URL)' || words === 'string (URL) or null'
  return /^string( \([a-z ]+\))?$/.test(words)
}

const unlike = (fields: readonly Field[], table: readonly (readonly [string, string])[]): string[] =>
  table.flatMap(([name, cell], index) => {
    const [words = ''] = cell.split(';')
    const [ours, type = 'anything', ...flags]: readonly [string?, Type?, ...string[]] = fields[index] ?? []
    const isType = isWorded(type, words) || /^array of (File|Agent|Dataset)\b/.test(words)
    const isNull = !words.endsWith('or null') || flags.includes('nullable')
    return ours === name && isType && isNull ? [] : [`${name} (${words}) is not ${ours}`]
  })

const rowsOf = (heading: string, number = 0) => tablesOf(read(description), heading)[number] ?? []

describeBeside('reference/service-description.md', 'beside the description itself', () => {
  it.each([
    ['2.1 Dataset', 0, dataset],
    ['2.2 File', 0, listedFile],
    ['2.4 The `datacite` object', 0, datacite],
    ['4.1 List datasets', 1, pageOf(dataset)],
  ])(
    'in section %s of the service description, the table with index %i lists the fields that the contract tests expect, in the same order',
    (heading, number, { fields }) => {
      const table = rowsOf(heading, number)
      expect(table.map(([name]) => name)).toEqual(fields.map(([name]) => name))
      expect(unlike(fields, table)).toEqual([])
    },
  )

  it('section 2.3 of the service description lists the fields that the contract tests expect in a resource, in the same order', () => {
    const table = rowsOf('2.3 Resource').map(
      ([name, words]) => [name.replace(/^the service$/, 'datacite'), words] as const,
    )
    expect(table.map(([name]) => name)).toEqual(resource.fields.map(([name]) => name))
    expect(unlike(resource.fields, table)).toEqual([])
  })

  it('the detail view of a file has the fields in section 2.2 of the service description, in the order of the contract', () => {
    const added = rowsOf('2.2 File', 1).filter(([name]) => !name.startsWith('('))
    const own = added.map(([name]) => file.fields.find(([ours]) => ours === name) ?? ([name, 'anything'] as const))
    expect(unlike(own, added)).toEqual([])
    const order = /^\s*File detail: `([^`]+)`/m.exec(read(contract))?.[1]
    expect(file.fields.map(([name]) => name).join(', ')).toBe(order)
  })

  it('the objects in the metadata have the members that section 2.4 of the service description names', () => {
    for (const [name, words] of rowsOf('2.4 The `datacite` object')) {
      const [, type] = datacite.fields.find(([ours]) => ours === name) ?? []
      const one = typeof type === 'object' && 'list' in type ? type.list : type
      if (typeof one !== 'object' || !('form' in one) || !words.includes('{')) continue
      expect([name, one.form.fields.map(([member]) => member)]).toEqual([name, namesIn(words)])
    }
  })

  it('section 2.4 of the service description names every member that the contract tests expect in an agent', () => {
    const sentence = /^Agent: .*$/m.exec(read(description))?.[0] ?? ''
    for (const name of ['creators', 'contributors']) {
      const [, type] = datacite.fields.find(([ours]) => ours === name) ?? []
      const agent = typeof type === 'object' && 'list' in type ? type.list : undefined
      const fields = typeof agent === 'object' && 'form' in agent ? agent.form.fields : []
      expect(fields.length).toBeGreaterThan(5)
      for (const [member] of fields) expect(sentence).toContain(`\`${member}\``)
    }
  })
})
