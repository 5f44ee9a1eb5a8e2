import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { unifiedDiff } from '../../../src/cli/text/unified-diff.ts'

const names = { before: 'a/x', after: 'b/x' }

test('the diff of equal texts is empty', () => {
  expect(unifiedDiff('a\n', 'a\n', names)).toBe('')
})

test('a diff shows three lines of context around a change, and marks a missing line ending', () => {
  const lines = Array.from({ length: 20 }, (_, at) => `line ${at + 1}\n`)
  const after = lines.with(9, 'ten\n').with(19, 'end')
  expect(unifiedDiff(lines.join(''), after.join(''), names)).toBe(
    '--- a/x\n+++ b/x\n@@ -7,7 +7,7 @@\n line 7\n line 8\n line 9\n-line 10\n+ten\n line 11\n line 12\n line 13\n@@ -17,4 +17,4 @@\n line 17\n line 18\n line 19\n-line 20\n+end\n\\ No newline at end of file\n',
  )
})

test('git can apply a unified diff', () => {
  const folder = mkdtempSync(join(tmpdir(), 'citable-diff-'))
  const text = fc
    .array(fc.constantFrom('a\n', 'b\n', 'c\r\n', '\n', 'd'), { maxLength: 30 })
    .map(lines => lines.join(''))
  try {
    fc.assert(
      fc.property(text, text, (before, after) => {
        fc.pre(before !== after && before !== '' && after !== '')
        writeFileSync(join(folder, 'x'), before)
        execFileSync('git', ['apply', '--whitespace=nowarn', '-'], {
          cwd: folder,
          input: unifiedDiff(before, after, names),
        })
        expect(readFileSync(join(folder, 'x'), 'utf8')).toBe(after)
      }),
      { numRuns: 20 },
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('unifiedDiff compares two texts of 20,000 lines without a common line', () => {
  const before = Array.from({ length: 20_000 }, (_, at) => `a${at}\n`).join('')
  const after = Array.from({ length: 20_000 }, (_, at) => `b${at}\n`).join('')
  expect(unifiedDiff(before, after, names).split('\n')).toHaveLength(40_004)
})
