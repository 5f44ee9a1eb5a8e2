import { expect, it } from 'vitest'
import { readRecords } from '../../../src/formats/index.ts'
import { withinProcessorTime } from '../../linear.ts'

const head = '<html><meta name="DC.title" content="Tides">'

it.each([
  ['elements', () => head + '<div class="a">text &amp; more</p>'.repeat(1_500_000), 1],
  ['a script that is never closed', () => `${head}<script>${'x'.repeat(50_000_000)}`, 1],
  ['elements that describe a work', () => head + '<meta name="citation_author" content="A B">'.repeat(1_000_000), 1],
  ['an attribute that is never closed', () => `<html><meta name="DC.title" content="${'x'.repeat(50_000_000)}`, 0],
])(
  'reads or refuses a page of 50 MB in bounded time: %s',
  async (_, page, left) => {
    const text = page()
    await withinProcessorTime(async () => {
      const { records, diagnostics } = readRecords(text, { from: 'html' })
      expect(records).toHaveLength(left)
      expect(diagnostics.length + records.length).toBeGreaterThan(0)
    })
  },
  120_000,
)
