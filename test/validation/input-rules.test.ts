import { describe, expect, it } from 'vitest'
import { check } from '../../src/validation/check.ts'
import { rulePage } from '../../src/validation/page.ts'
import { documentedInputRules } from '../../src/validation/rules/docs.ts'

describe.each(documentedInputRules())('$id', rule => {
  const findingsIn = (input: string) =>
    check(input, { profile: rule.strict ? 'strict' : 'recommended' }).records.flatMap(({ diagnostics }) =>
      diagnostics.filter(({ rule: id }) => id === rule.id),
    )

  it.each(rule.examples.passes)('has nothing to say of $input', ({ input }) => {
    expect(findingsIn(input)).toEqual([])
  })

  it.each(rule.examples.fails)('finds fault with $input', ({ input, pointer, message }) => {
    expect(findingsIn(input)).toEqual([expect.objectContaining({ pointer, message })])
  })

  it('has a page that is up to date', async () => {
    await expect(rulePage(rule)).toMatchFileSnapshot(`../../src/validation/rules/${rule.id}.md`)
  })
})
