import { describe, expect, test } from 'vitest'
import { countForetold, noForetelling } from '../../conformance/foretelling.ts'
import { craftedDocuments } from './documents.ts'
import { replayed } from './replay.ts'

describe('what the reader of the registry makes of XML', () => {
  /**
   * The known wrong predictions. The registry adds a date from the year with its white space, which our XML reader
   * removes.
   */
  const known: Readonly<Record<string, string[]>> = { 'year with white space': ['/dates/0/date'] }

  test.each(Object.keys(craftedDocuments))('predicts the stored XML of %s', name => {
    expect(countForetold(noForetelling(), replayed(name))).toEqual(known[name] ?? [])
  })

  test('predicts nearly all values that the registry changes in XML', () => {
    const sum = noForetelling()
    for (const name of Object.keys(craftedDocuments)) countForetold(sum, replayed(name))
    expect(sum.records).toBeGreaterThan(100)
    expect(sum.differences).toBeGreaterThan(500)
    expect(sum.foretold / sum.differences).toBeGreaterThan(0.99)
    expect(sum.wrong / sum.said).toBeLessThan(0.01)
  })
})
