import { describe, type TestContext, test } from 'vitest'

/** True if a test with a missing requirement fails. Otherwise the test is skipped and the reason reported. */
const isComplete = process.env.CITABLE_COMPLETE !== undefined

/**
 * A test of what a machine may lack: `missing` says what that is and why, and is undefined where everything is there.
 * An optional one is skipped even where a missing requirement is a failure.
 */
export function testWith(
  missing: string | undefined,
  title: string,
  body: (context: TestContext) => unknown,
  { isOptional = false } = {},
): void {
  test(title, async context => {
    if (missing === undefined) await body(context)
    else if (isComplete && !isOptional) throw new Error(missing)
    else context.skip(missing)
  })
}

/** A group of tests of what a machine may lack, told as one test where it does. */
export function describeWith(
  missing: string | undefined,
  title: string,
  body: () => void,
  options: { isOptional?: boolean } = {},
): void {
  if (missing === undefined) describe(title, body)
  else testWith(missing, title, () => undefined, options)
}
