import { describe, expect, it } from 'vitest'
import { describeWith } from '../../../missing.ts'
import { hasDebianStyles } from '../fixtures.ts'
import { suiteExceptions } from './suite-exceptions.ts'
import { suiteFixtures, suiteFolder } from './suite-fixture.ts'
import { outcomeOf } from './suite-outcome.ts'

const missing = !hasDebianStyles
  ? 'The Debian package citation-style-language-styles, of which the locales are used, is not installed.'
  : suiteFolder === undefined
    ? 'There is no copy of github.com/citation-style-language/test-suite in ../shared/csl-test-suite, $CITABLE_SHARED or $CITABLE_CSL_SUITE.'
    : undefined

describeWith(
  missing,
  'the official test suite',
  () => {
    const fixtures = suiteFolder === undefined ? [] : suiteFixtures(suiteFolder)

    it.each(fixtures.map(fixture => [fixture.name, fixture] as const))(
      'the processor passes the official test %s, unless the test is a listed exception',
      async (name, fixture) => {
        const { expected, got } = await outcomeOf(fixture)
        const exception = suiteExceptions[name]
        if (exception === undefined) expect(got).toBe(expected)
        else expect(got, `passes now, and is listed: ${exception.reason}`).not.toBe(expected)
      },
    )

    it('the processor passes at least 98 % of the official tests that follow the specification', () => {
      expect(fixtures.length).toBeGreaterThan(800)
      const kinds = fixtures.map(({ name }) => suiteExceptions[name]?.kind)
      const open = kinds.filter(kind => kind === 'open').length
      const covered = kinds.filter(kind => kind === undefined).length + open
      expect(1 - open / covered).toBeGreaterThanOrEqual(0.98)
      // Only a few fixtures may be excluded.
      expect(covered / fixtures.length).toBeGreaterThanOrEqual(0.94)
    })
  },
  { isOptional: true, needsFolder: true },
)

describe('the list of exceptions', () => {
  it('every listed exception from the official test suite has a reason', () => {
    for (const [name, { reason }] of Object.entries(suiteExceptions)) expect(reason, name).toMatch(/\w.*[.)”]$/)
  })
})
