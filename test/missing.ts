import { describe, type TestContext, test } from 'vitest'

/** True if a missing requirement makes a test fail. Otherwise, the test is skipped and the reason is reported. */
const isComplete = process.env.CITABLE_COMPLETE !== undefined

/** True if tests that need a folder outside the repository are reported as skipped when the folder is missing. */
const listsAbsent = process.env.CITABLE_LIST_ABSENT !== undefined

/** Exceptions to the rule that a test with a missing requirement is skipped, or fails if `CITABLE_COMPLETE` is set. */
export interface MissingOptions {
  /** True if the test is skipped even when a missing requirement counts as a failure. */
  isOptional?: boolean
  /**
   * True if the test needs a folder that only maintainers have. Without the folder, the test is not defined unless
   * `CITABLE_LIST_ABSENT` is set.
   */
  needsFolder?: boolean
}

/**
 * Defines a test with a requirement that a machine may lack. `missing` names the requirement and the reason, and is
 * undefined if nothing is missing.
 */
export function testWith(
  missing: string | undefined,
  title: string,
  body: (context: TestContext) => unknown,
  { isOptional = false, needsFolder = false }: MissingOptions = {},
): void {
  if (missing !== undefined && needsFolder && !listsAbsent) return
  test(title, async context => {
    if (missing === undefined) await body(context)
    else if (isComplete && !isOptional) throw new Error(missing)
    else context.skip(missing)
  })
}

/**
 * Defines a group of tests with a requirement that a machine may lack. If the requirement is missing, the group is
 * reported as one test.
 */
export function describeWith(
  missing: string | undefined,
  title: string,
  body: () => void,
  options: MissingOptions = {},
): void {
  if (missing === undefined) describe(title, body)
  else testWith(missing, title, () => undefined, options)
}
