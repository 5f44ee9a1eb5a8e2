/**
 * Runs a check on each of some values that were grown once for several checks: growing a record takes longer than writing and reading it.
 * A failure is not made smaller, but the error names its value.
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
