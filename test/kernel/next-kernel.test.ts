import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withoutIndentation } from '../../src/datacite/xml/without-indentation.ts'
import { type Kernel, kernels, latestKernel } from '../../src/kernel/index.ts'
import type { Datacite } from '../../src/model/index.ts'
import { minimal } from './minimal-record.ts'
import { copyWithNextKernel, edits, nextKernel, root } from './next-kernel.ts'

const copy = copyWithNextKernel()
afterAll(() => rmSync(copy, { recursive: true }))

const next = nextKernel as Kernel

/** A record with all additions of the new kernel. */
const record = minimal({
  types: { resourceTypeGeneral: 'Specimen' },
  dates: [{ date: '2021', dateType: 'Issued', dateCertainty: 'sure' }],
  samplings: [
    { sampling: 'every hour', samplingType: 'Other' },
    { sampling: 'by hand', samplingType: 'Subtitle' },
  ],
})

type Sources = typeof import('../../src/formats/index.ts') &
  typeof import('../../src/validation/index.ts') &
  typeof import('../../src/kernel/entry.ts') &
  typeof import('../../src/model/index.ts') &
  typeof import('../arbitraries/datacite.ts')

let sources: Sources

const load = (path: string): Promise<Sources> => import(/* @vite-ignore */ pathToFileURL(join(copy, path)).href)

beforeAll(async () => {
  const generator = join(copy, 'src/validation/generate.ts')
  execFileSync(process.execPath, ['--import', 'tsx', generator, '--schemas'], { cwd: copy, stdio: 'pipe' })
  const parts = [
    'src/formats/index.ts',
    'src/validation/index.ts',
    'src/kernel/entry.ts',
    'src/model/index.ts',
    'test/arbitraries/datacite.ts',
  ]
  sources = Object.assign({}, ...(await Promise.all(parts.map(load))))
})

function changesOf(given: Datacite, to: Kernel): string[] {
  const result = sources.upgrade(given, { to })
  if (!result.ok) throw new Error(result.lacking[0]?.message)
  return result.changes
    .filter(({ pointer }) => pointer !== '/schemaVersion')
    .map(({ kind, pointer, message }) => `${kind} ${pointer}: ${message}`)
}

const findingsOf = (given: unknown, kernel: Kernel): string[] =>
  sources
    .check(typeof given === 'string' ? given : JSON.stringify(given), { kernel })
    .records.flatMap(({ diagnostics }) =>
      diagnostics.flatMap(({ rule, message }) => (rule.startsWith('schema/') ? `${rule}: ${message}` : [])),
    )

const converted = (given: string, to: 'datacite-xml' | 'citable-json' | 'datacite-rest' | 'datacite-service') => {
  const result = sources.convert(given, { to })
  if (!result.ok) throw new Error(result.diagnostics[0]?.message)
  return result
}

describe('a new kernel', () => {
  it('adding a kernel changes at most four files of src', () => {
    expect(Object.keys(edits).length).toBeLessThanOrEqual(4)
    for (const path of Object.keys(edits)) expect(path).toMatch(/^src\//)
  })

  it('adding a kernel adds a JSON Schema and keeps the others unchanged', () => {
    const schemas = readdirSync(join(copy, 'schemas')).filter(name => /^datacite-4/.test(name))
    expect(schemas.sort()).toEqual([...kernels, nextKernel].map(kernel => `datacite-${kernel}.json`).sort())
    const read = (folder: string, kernel: string) =>
      readFileSync(join(folder, `schemas/datacite-${kernel}.json`), 'utf8')
    for (const kernel of kernels) expect(read(copy, kernel)).toBe(read(root, kernel))
    expect(JSON.parse(read(copy, nextKernel)).properties).toHaveProperty('samplings')
  })

  it('a new kernel is the latest one, and propertyAt and termSince name the new kernel for its additions', () => {
    expect(sources.latestKernel).toBe(nextKernel)
    expect(sources.propertyAt(['samplings', 0, 'samplingType'])?.since).toBe(nextKernel)
    expect(sources.propertyAt(['dates', 0, 'dateCertainty'])?.since).toBe(nextKernel)
    expect(sources.termSince('resourceTypeGeneral', 'Specimen')).toBe(nextKernel)
  })

  it('a new kernel accepts its additions, and findings under the previous kernel name the new kernel', () => {
    expect(findingsOf(record, next)).toEqual([])
    const since = `was introduced in kernel ${nextKernel}, but the record is checked against kernel ${latestKernel}; state kernel ${nextKernel} or later, or`
    expect(findingsOf(record, latestKernel).sort()).toEqual([
      `schema/enum: The resourceTypeGeneral "Specimen" ${since} use another term.`,
      `schema/not-in-kernel: The property "8.z dateCertainty" ${since} omit the value.`,
      `schema/not-in-kernel: The property "99 sampling" ${since} omit the value.`,
    ])
  })

  it('the error of the parser for the previous kernel names the kernel that added a property', () => {
    const { error } = sources.dataciteSchemaFor(latestKernel).safeParse({ ...record, types: minimal().types })
    expect(error?.issues.map(({ message }) => message)).toEqual([
      `8.z dateCertainty was introduced in kernel ${nextKernel}; this record is read as kernel ${latestKernel}.`,
      `99 sampling was introduced in kernel ${nextKernel}; this record is read as kernel ${latestKernel}.`,
    ])
  })

  it('the finding for a lower-case term suggests the term of a new kernel', () => {
    expect(findingsOf({ ...record, types: { resourceTypeGeneral: 'specimen' } }, next)).toEqual([
      `schema/enum: "specimen" is not a resourceTypeGeneral of kernel ${nextKernel}; did you mean "Specimen"?`,
    ])
  })

  it.each(['datacite-xml', 'datacite-rest', 'datacite-service'] as const)(
    'a record with the additions of a new kernel survives a round trip through %s',
    format => {
      const there = converted(JSON.stringify(record), format)
      expect(there.losses).toEqual([])
      expect(there.text).toContain('every hour')
      const { $schema, schemaVersion, extras, ...back } = JSON.parse(converted(there.text, 'citable-json').text)
      expect(back).toEqual(record)
      expect($schema).toContain(`datacite-${nextKernel}.json`)
    },
  )

  it('any values of a property that a new kernel adds survive a round trip through XML', () => {
    fc.assert(
      fc.property(sources.records(next, 'every'), random => {
        const xml = converted(JSON.stringify(random), 'datacite-xml').text
        expect(xml).toContain('<sampling samplingType=')
        expect(findingsOf(xml, next)).toEqual([])
        expect(JSON.parse(converted(xml, 'citable-json').text)).toMatchObject({
          samplings: Object(withoutIndentation(random as Datacite)).samplings,
        })
      }),
      { numRuns: 20 },
    )
  })

  it('moving a record from a new kernel to the previous kernel reports the additions in the same words as additions of earlier kernels', () => {
    const list = (entry: object) => ({ relatedItems: [entry, entry] })
    const usual = [
      ...changesOf(minimal({ types: { resourceTypeGeneral: 'Poster' } }), '4.6'),
      ...changesOf(minimal({ dates: [{ date: '2021', dateType: 'Issued', dateInformation: 'sure' }] }), '4.0'),
      ...changesOf(minimal(list({ relatedItemType: 'Text', relationType: 'Cites' })), '4.3'),
    ]
    const words: Record<string, string> = {
      Poster: 'Specimen',
      dateInformation: 'dateCertainty',
      relatedItems: 'samplings',
      relatedItem: 'sampling',
      '8.b': '8.z',
      '20 ': '99 ',
      '4.7': nextKernel,
      '4.1': nextKernel,
      '4.4': nextKernel,
      '4.6': latestKernel,
      '4.0': latestKernel,
      '4.3': latestKernel,
    }
    const expected = usual.map(line =>
      line.replace(new RegExp(Object.keys(words).join('|').replaceAll('.', '\\.'), 'g'), word => words[word] ?? ''),
    )
    expect(expected).toHaveLength(4)
    expect(changesOf(record, latestKernel).sort()).toEqual(expected.sort())
    expect(changesOf(record, next)).toEqual([])
  })
})
