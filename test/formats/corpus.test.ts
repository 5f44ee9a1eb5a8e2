import { expect, it } from 'vitest'
import { comparisons } from '../conformance/corpus.ts'
import { describeBeside } from '../shared.ts'

const all = comparisons()

describeBeside('corpus', 'real records', () => {
  it.each(all)('citable returns the expected result for $folder/$file: $title', ({ disagreements }) => {
    expect(disagreements()).toEqual([])
  })
})
