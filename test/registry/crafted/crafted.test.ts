import { describe, expect, test } from 'vitest'
import { countForetold, noForetelling } from '../../conformance/foretelling.ts'
import { craftedDocuments } from './documents.ts'
import { replayed } from './replay.ts'

describe('what the reader of the registry makes of XML', () => {
  /** The year of the date that the registry makes up keeps its blanks, which reading XML takes away. */
  const known: Readonly<Record<string, string[]>> = { 'year with white space': ['/dates/0/date'] }

  test.each(Object.keys(craftedDocuments))('%s: is as foretold', name => {
    expect(countForetold(noForetelling(), replayed(name))).toEqual(known[name] ?? [])
  })

  test('is foretold in nearly all values that it changes', () => {
    const sum = noForetelling()
    for (const name of Object.keys(craftedDocuments)) countForetold(sum, replayed(name))
    expect(sum.records).toBeGreaterThan(100)
    expect(sum.differences).toBeGreaterThan(500)
    expect(sum.foretold / sum.differences).toBeGreaterThan(0.99)
    expect(sum.wrong / sum.said).toBeLessThan(0.01)
  })
})
