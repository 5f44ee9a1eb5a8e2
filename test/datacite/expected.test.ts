import { expect, test } from 'vitest'
import { expectedOfType } from '../../src/datacite/expected.ts'
import { type ValueType, valueTypes } from '../../src/kernel/value-types.ts'
import { english } from '../../src/messages/message.ts'

test('expectedOfType describes each kernel type in the same words as the table of types', () => {
  for (const [type, { expected }] of Object.entries(valueTypes))
    expect(english(expectedOfType(type as ValueType)), type).toBe(expected)
})
