import { describe, expect, test } from 'vitest'
import { countPredicted, noPredictions } from '../../conformance/predictions.ts'
import { craftedDocuments } from './documents.ts'
import { replayed } from './replay.ts'

describe('what the reader of the registry makes of XML', () => {
  /**
   * The known wrong predictions. The registry derives a date from the year with its surrounding white space, but our
   * XML reader trims the year.
   */
  const known: Readonly<Record<string, string[]>> = { 'year with white space': ['/dates/0/date'] }

  test.each(Object.keys(craftedDocuments))(
    'the registry stores the attributes of the XML example "%s" as predicted, apart from known wrong predictions',
    name => {
      expect(countPredicted(noPredictions(), replayed(name))).toEqual(known[name] ?? [])
    },
  )

  test('registered predicts nearly all values that the registry changes in XML', () => {
    const sum = noPredictions()
    for (const name of Object.keys(craftedDocuments)) countPredicted(sum, replayed(name))
    expect(sum.records).toBeGreaterThan(100)
    expect(sum.differences).toBeGreaterThan(500)
    expect(sum.predicted / sum.differences).toBeGreaterThan(0.99)
    expect(sum.wrong / sum.said).toBeLessThan(0.01)
  })
})
