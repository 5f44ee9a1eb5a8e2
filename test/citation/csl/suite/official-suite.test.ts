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

    it('at most 6 % of the official tests are exceptions', () => {
      expect(fixtures.length).toBeGreaterThan(800)
      const excepted = fixtures.filter(({ name }) => name in suiteExceptions)
      expect(excepted.length / fixtures.length).toBeLessThanOrEqual(0.06)
    })
  },
  { isOptional: true, needsFolder: true },
)

describe('the list of exceptions', () => {
  it('every listed exception from the official test suite has a reason', () => {
    for (const [name, { reason }] of Object.entries(suiteExceptions)) expect(reason, name).toMatch(/\w.*[.)”]$/)
  })
})
