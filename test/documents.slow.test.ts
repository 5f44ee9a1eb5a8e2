import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writtenPages } from './docs/site-pages.ts'
import { blocksOf, Workshop } from './documents.ts'
import { readme } from './readme-blocks.ts'

let workshop: Workshop

beforeAll(() => {
  workshop = new Workshop()
})

afterAll(() => workshop.remove())

const documents = new Map([['README.md', readme], ...writtenPages])

const blocksIn = (language: string) =>
  [...documents].flatMap(([path, text]) =>
    blocksOf(text, language).map(block => ({ ...block, at: `${path}:${block.line}` })),
  )

describe('the TypeScript of the README and the site', () => {
  const examples = blocksIn('ts')

  test('the README and the site contain TypeScript examples', () => {
    for (const path of ['README.md', 'start/pipeline.md', 'coming-from/citation-js.md'])
      expect(examples.filter(({ at }) => at.startsWith(path)).length, path).toBeGreaterThan(0)
  })

  test.each(examples)('the code example at $at produces the values in its comments', async ({ at, text }) => {
    await workshop.expectTypeScript(at.replace(/\W+/g, '-'), text)
  })
})

describe('the commands of the README and the site', () => {
  test.each(blocksIn('sh').filter(({ text }) => text.includes('$ ')))(
    'the commands at $at print the documented output',
    ({ text }) => {
      workshop.expectCommands(text)
    },
  )
})
