import { test } from 'vitest'
import { isSlowSuite } from './runs.ts'

/**
 * Declares a long test, which exists only in the slow suite. The test file must be listed in `longer` in
 * `test/suites.ts`.
 */
export const longTest = (isSlowSuite ? test : Object.assign(() => undefined, { each: () => () => undefined })) as Pick<
  typeof test,
  'each'
> &
  ((title: string, body: () => unknown) => void)
