import { describe, type TestContext, test } from 'vitest'

/** True if a test with a missing requirement fails. Otherwise the test is skipped and the reason reported. */
const isComplete = process.env.CITABLE_COMPLETE !== undefined

/** True if tests that need a folder outside the repository are reported as skipped where the folder is missing. */
const listsAbsent = process.env.CITABLE_LIST_ABSENT !== undefined

/** The consequence of a missing requirement. */
export interface MissingOptions {
  /** The test is skipped even where a missing requirement is a failure. */
  isOptional?: boolean
  /** The test needs a folder that only maintainers have, and does not exist without the folder. */
  needsFolder?: boolean
}

/**
 * A test of what a machine may lack: `missing` says what that is and why, and is undefined where everything is there.
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

/** A group of tests of what a machine may lack, reported as one test where it does. */
export function describeWith(
  missing: string | undefined,
  title: string,
  body: () => void,
  options: MissingOptions = {},
): void {
  if (missing === undefined) describe(title, body)
  else testWith(missing, title, () => undefined, options)
}
