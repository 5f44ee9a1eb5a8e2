import { describe, expect, it } from 'vitest'
import { markdownWriter } from '../../../../src/citation/csl/render/markdown.ts'

const { inline } = markdownWriter(true)

describe('Markdown', () => {
  it.each([
    ['Roe, A. (2020). *a* [b] <c> $d$', 'Roe, A. (2020). \\*a\\* \\[b\\] \\<c\\> \\$d\\$'],
    ['a--b... "c" @doe :smile: 10:30', 'a\\--b\\.\\.. \\"c\\" \\@doe \\:smile: 10:30'],
    ['1. a', '1\\. a'],
    ['v. Neumann, J.', 'v\\. Neumann, J.'],
    ['(a) b', '(a\\) b'],
    ['A. Bauer, B. Doe', 'A. Bauer, B. Doe'],
    ['(1)', '(1)'],
    ['# a', '\\# a'],
    ['% a', '\\% a'],
    [': a', '\\: a'],
    ['- a', '\\- a'],
  ])('writes %j as %s', (text, expected) => {
    expect(inline([{ text }])).toBe(expected)
  })
})
