import { expect, test } from 'vitest'
import { summaryOf } from './skipped.ts'

test('the summary of skipped tests lists each missing dependency, the affected test files and the packages to install', () => {
  const skipped = new Map([
    ['There is no xmllint (libxml2-utils).', { tests: 3, files: new Set(['test/b.test.ts', 'test/a.test.ts']) }],
    ['nginx is not installed (apt-get install nginx-light).', { tests: 1, files: new Set(['test/c.test.ts']) }],
    [
      'The Debian package citation-style-language-styles is not installed.',
      { tests: 1, files: new Set(['test/d.test.ts']) },
    ],
    ['There is no /dev/full, a device that is always full.', { tests: 1, files: new Set(['test/e.test.ts']) }],
  ])
  expect(summaryOf(skipped)).toBe(`
All other tests ran. These were skipped, because something is missing on this machine:
  There is no xmllint (libxml2-utils).
    3 tests or groups in test/a.test.ts, test/b.test.ts
  nginx is not installed (apt-get install nginx-light).
    1 test in test/c.test.ts
  The Debian package citation-style-language-styles is not installed.
    1 test in test/d.test.ts
  There is no /dev/full, a device that is always full.
    1 test in test/e.test.ts

To run them, too, on Debian or Ubuntu: apt-get install citation-style-language-styles libxml2-utils nginx-light
`)
})

test('the summary of skipped tests is empty if no test was skipped', () => {
  expect(summaryOf(new Map())).toBe('')
})
