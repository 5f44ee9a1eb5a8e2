/**
 * Runs a check on each value. The first failing value is not shrunk, but the error contains it.
 *
 * Several checks can share the values, because generating a record takes longer than writing and reading it.
 */
export function holdsForEach<T>(values: readonly T[], check: (value: T) => void): void {
  for (const value of values) {
    try {
      check(value)
    } catch (error) {
      throw new Error(`${(error as Error).message}\nOf: ${JSON.stringify(value)}`, { cause: error })
    }
  }
}
