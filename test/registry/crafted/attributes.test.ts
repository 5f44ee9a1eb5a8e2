import { describe, expect, test } from 'vitest'
import { noPredictions } from '../../conformance/predictions.ts'
import { craftedAttributes } from './attributes.ts'
import { countSent } from './replay-attributes.ts'

describe('what the registry makes of JSON attributes', () => {
  test.each(Object.keys(craftedAttributes))('the registry stores or refuses the example "%s" as predicted', name => {
    expect(countSent(noPredictions(), name)).toEqual([])
  })

  test('registered and check predict nearly all values that the registry changes in JSON, and nearly all refusals', () => {
    const sum = noPredictions()
    for (const name of Object.keys(craftedAttributes)) countSent(sum, name)
    expect(sum.records).toBeGreaterThan(300)
    expect(sum.differences).toBeGreaterThan(500)
    expect(sum.predicted / sum.differences).toBeGreaterThan(0.99)
    expect(sum.wrong / sum.said).toBeLessThan(0.01)
  })
})
