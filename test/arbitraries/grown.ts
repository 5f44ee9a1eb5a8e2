import fc from 'fast-check'

/**
 * Values that are grown once, for whatever is tried on each of them: growing a record takes longer than writing and reading it.
 * A failure is not made smaller, but names its value.
 */
export const grown = <T>(arbitrary: fc.Arbitrary<T>, count: number): readonly T[] => fc.sample(arbitrary, count)

/** Runs a check on each value; where it fails, the error says on which. */
export function holdsForEach<T>(values: readonly T[], check: (value: T) => void): void {
  for (const value of values) {
    try {
      check(value)
    } catch (error) {
      throw new Error(`${(error as Error).message}\nOf: ${JSON.stringify(value)}`, { cause: error })
    }
  }
}
