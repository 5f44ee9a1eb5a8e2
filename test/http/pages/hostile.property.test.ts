import fc from 'fast-check'
import { expect, it } from 'vitest'
import { datasetPage } from '../../../src/http/pages/data/dataset-page.ts'
import { filePage } from '../../../src/http/pages/data/file-page.ts'
import { resourcePage } from '../../../src/http/pages/resource/resource-page.ts'
import type { Context } from '../../../src/http/route.ts'
import { catalogOf, fixtures, options } from './service.ts'

const evil = [
  '"><evil onload=evil()>',
  "'><evil>",
  '</script><evil>',
  '<script>evil()</script>',
  'javascript:evil()',
  'data:text/html,<evil>',
  '&lt;evil&gt;&#60;evil&#62;',
  'https://example.org/"onmouseover="evil()',
  'https://example.org/<evil>',
  '\ud800\0\u202e<evil',
  '--><evil>]]>',
]

function poisoned<T>(record: T, choose: () => number): T {
  if (Array.isArray(record)) return record.map(entry => poisoned(entry, choose)) as T
  if (typeof record === 'object' && record !== null)
    return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, poisoned(value, choose)])) as T
  const choice = choose()
  if (choice >= evil.length * 2) return record
  return (choice < evil.length ? evil[choice] : `${String(record)}${evil[choice - evil.length]}`) as T
}

const all = ['dataset', 'file', 'resource'].flatMap(kind => fixtures(kind).map(record => ({ kind, record })))

it('pages show any record as text, without elements, event handlers or unsafe addresses from the record', async () => {
  const catalog = await catalogOf(fixtures('resource'))
  const given = fc.record({
    at: fc.nat({ max: all.length - 1 }),
    choices: fc.array(fc.nat({ max: evil.length * 4 }), { minLength: 1, maxLength: 50 }),
  })
  await fc.assert(
    fc.asyncProperty(given, async ({ at, choices }) => {
      const { kind, record } = all[at] ?? { kind: '', record: {} }
      let place = 0
      const hostile = {
        paths: [],
        datasets: [],
        ...poisoned(record as object, () => choices[place++ % choices.length] ?? 0),
      }
      const context = {
        target: { path: '/', parameters: new URLSearchParams({ style: '"><evil>', locale: '<evil>' }), search: '' },
        options: { ...options, catalog },
        header: () => undefined,
      } as unknown as Context
      const write = { dataset: datasetPage, file: filePage, resource: resourcePage }[kind]
      const { body = '' } = (await write?.(hostile as never, context)) ?? {}
      expect(body).toContain('<!doctype html>')
      expect(body).not.toMatch(/<\/?evil/i)
      expect(body).not.toMatch(/<script(?! src="\/assets\/citable\.[\w-]+\.js" defer>| type="application\/ld\+json">)/)
      // Without its quoted values, a tag contains only names.
      for (const [tag] of body.matchAll(/<[a-z][^<>]*>/g))
        expect(tag.replace(/="[^"]*"/g, '')).toMatch(/^<[a-z][a-z\d]*(?:\s+(?!on)[a-zA-Z-]+)*\s*\/?>$/)
      for (const [, address = ''] of body.matchAll(/\s(?:href|src|action)="([^"]*)"/g))
        expect(address).toMatch(/^(?:https?:|mailto:|\/(?!\/)|#|data:image\/svg\+xml)/)
    }),
    { numRuns: 200 },
  )
})
