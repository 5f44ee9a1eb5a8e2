import { describe, expect, test } from 'vitest'
import { unknownValueOf, unknownValues } from '../../src/kernel/unknown-values.ts'
import { rulePages } from '../../src/validation/compiled/rule-pages.ts'

describe('unknownValueOf', () => {
  test.each(Object.keys(unknownValues))('unknownValueOf recognises the code %s in its usual spellings', code => {
    const name = code.slice(1)
    for (const text of [code, `(${code})`, `:(${name})`, code.toUpperCase(), ` ${code} `, `(${code}) explained`]) {
      expect(unknownValueOf(text), text).toBe(code)
    }
  })

  test.each(['', 'unav', 'none', ':nonesuch', 'Title: unav', 'tba:', ':tba.org', 'Smith, Jane'])(
    'unknownValueOf treats %j as an ordinary value',
    text => {
      expect(unknownValueOf(text)).toBeUndefined()
    },
  )
})

test('the rule unknown-value explains each code in the words of the kernel', () => {
  const { messages } = rulePages['unknown-value'] ?? {}
  for (const [code, meaning] of Object.entries(unknownValues)) expect(messages?.[code.slice(1)]).toBe(meaning)
})
