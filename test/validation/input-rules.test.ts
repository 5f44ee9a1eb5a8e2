import { describe, expect, it } from 'vitest'
import { check } from '../../src/validation/check.ts'
import { documentedInputRules } from '../../src/validation/rules/docs.ts'

describe.each(documentedInputRules())('$id', rule => {
  const findingsIn = (input: string) =>
    check(input, { profile: rule.strict ? 'strict' : 'recommended' }).records.flatMap(({ diagnostics }) =>
      diagnostics.filter(({ rule: id }) => id === rule.id),
    )

  it.each(rule.examples.passes)(`the rule ${rule.id} reports no problem in the input $input`, ({ input }) => {
    expect(findingsIn(input)).toEqual([])
  })

  it.each(rule.examples.fails)(
    `the rule ${rule.id} reports the fault in the input $input`,
    ({ input, pointer, message }) => {
      expect(findingsIn(input)).toEqual([expect.objectContaining({ pointer, message })])
    },
  )
})

describe('members that are there twice', () => {
  const twice = (text: string): string[] =>
    check(text).records.flatMap(({ diagnostics }) =>
      diagnostics.flatMap(({ rule, pointer }) => (rule === 'duplicate-key' ? [pointer] : [])),
    )

  it.each([
    [
      'among texts with quotes and colons',
      String.raw`{"doi":"10.5072/x","titles":[{"title":"a \": b"}],"doi":"10.5072/y"}`,
      ['/doi'],
    ],
    [
      'with a name that ends with a backslash',
      String.raw`{"doi":"10.5072/x","a\\":"b","titles":[],"a\\":"c"}`,
      ['/a\\'],
    ],
    [
      'none where only a text resembles a member',
      String.raw`{"doi":"10.5072/x","titles":[{"title":"\"doi\": \"doi\":"}]}`,
      [],
    ],
  ])('check reports duplicate members: %s', (_, text, pointers) => {
    expect(twice(text)).toEqual(pointers)
  })
})
