import { describe, expect, it } from 'vitest'
import { comparisons } from '../conformance/corpus.ts'

const all = comparisons()

describe.runIf(all.length > 0)('real records', () => {
  it.each(all)('$folder/$file: $title', ({ disagreements }) => {
    expect(disagreements()).toEqual([])
  })
})
