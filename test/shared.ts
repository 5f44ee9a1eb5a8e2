import { existsSync } from 'node:fs'
import { sharedFolder } from './conformance/cases.ts'
import { describeWith } from './missing.ts'

/** Returns the address of a reference file, which is outside the repository. */
export const sharedFile = (path: string): URL => new URL(path, sharedFolder)

/**
 * Defines a group of tests that need a part of the reference material. Without that part, the group is not defined, or
 * is reported as one skipped test if `CITABLE_LIST_ABSENT` is set.
 */
export function describeBeside(path: string, title: string, body: () => void): void {
  const missing = `There is no ${path} beside the repository, in ../shared or in $CITABLE_SHARED.`
  describeWith(existsSync(sharedFile(path)) ? undefined : missing, title, body, { isOptional: true, needsFolder: true })
}
