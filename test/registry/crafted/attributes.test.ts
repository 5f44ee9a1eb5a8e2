import { describe, expect, test } from 'vitest'
import { noForetelling } from '../../conformance/foretelling.ts'
import { craftedAttributes } from './attributes.ts'
import { countSent } from './replay-attributes.ts'

describe('what the registry makes of JSON attributes', () => {
  test.each(Object.keys(craftedAttributes))('predicts the stored attributes of %s', name => {
    expect(countSent(noForetelling(), name)).toEqual([])
  })

  test('predicts nearly all values that the registry changes in JSON, and nearly all refusals', () => {
    const sum = noForetelling()
    for (const name of Object.keys(craftedAttributes)) countSent(sum, name)
    expect(sum.records).toBeGreaterThan(300)
    expect(sum.differences).toBeGreaterThan(500)
    expect(sum.foretold / sum.differences).toBeGreaterThan(0.99)
    expect(sum.wrong / sum.said).toBeLessThan(0.01)
  })
})
