import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { biblatex } from '../../../src/formats/index.ts'
import { latestKernel } from '../../../src/kernel/index.ts'
import type { Datacite } from '../../../src/model/index.ts'
import { records } from '../../arbitraries/datacite.ts'
import { fixtureRecords } from '../../fixture-records.ts'
import { describeWith } from '../../missing.ts'
import { runsOr } from '../../runs.ts'

const missing =
  spawnSync('biber', ['--version']).status === 0 ? undefined : 'There is no biber, the reader of BibLaTeX (biber).'

/**
 * Writes records as BibLaTeX and validates them with biber against the data model of biblatex. Returns the warnings and
 * errors.
 */
function warnings(all: readonly Datacite[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'citable-biber-'))
  try {
    writeFileSync(join(folder, 'all.bib'), biblatex.writeAll(all).text)
    const { stdout, error, status } = spawnSync(
      'biber',
      ['--tool', '--validate-datamodel', '--nolog', '--output-file', 'out.bib', 'all.bib'],
      { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 },
    )
    if (error !== undefined) throw error
    const said = stdout.split('\n').filter(line => /\b(?:WARN|ERROR)\b/.test(line))
    return status === 0 ? said : [...said, `biber ended with ${status}.`]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

describeWith(missing, 'the data model of biblatex', () => {
  it('biber reads the fixtures without a warning', () => {
    expect(warnings(fixtureRecords().map(([, record]) => record))).toEqual([])
  }, 120_000)

  it('biber reads records with a title and a year without a warning, except about a missing author or editor', () => {
    const any = fc.sample(records(latestKernel, 'every'), { numRuns: runsOr(300, 60), seed: 7 })
    const complete = any.map(
      (record): Datacite => ({
        ...record,
        publicationYear: 2021,
        titles: [{ title: 'Any work' }, ...(record.titles ?? []).slice(1)],
      }),
    )
    expect(warnings(complete).filter(line => !/Missing mandatory field '(?:author|editor)'/.test(line))).toEqual([])
  }, 120_000)
})
