import { expect, it } from 'vitest'
import { citable } from '../fake-terminal.ts'

const file = (preferred: string) => `cff-version: 1.2.0
message: Please cite the paper.
title: My Research Software
version: 2.0.4
doi: 10.5281/zenodo.1234
date-released: 2021-08-11
authors:
  - {family-names: Roe, given-names: Ann}
preferred-citation: ${preferred}
`

const article =
  '{type: article, title: The paper about it, authors: [{family-names: Doe, given-names: Jo}], journal: Journal of Software, volume: 3, start: 4, end: 9, year: 2020, doi: 10.1000/xyz.1}'
const software = 'Roe, Ann (2021): My Research Software (v2.0.4). https://doi.org/10.5281/zenodo.1234\n'

const cite = (preferred: string, ...given: string[]) =>
  citable(['cite', '-', '--from', 'cff', ...given], { stdin: file(preferred) })

it('cite prints the preferred-citation of a CITATION.cff instead of the software, and reports the replacement', async () => {
  const { stdout, stderr, exitCode } = await cite(article, '--style', 'apa')
  expect(stdout).toBe(
    'Doe, J. (2020). The paper about it. Journal of Software, 3, 4–9. https://doi.org/10.1000/xyz.1\n',
  )
  expect(stderr).toContain('Cites "The paper about it", as preferred-citation asks; use --software')
  expect(exitCode).toBe(0)
})

it('cite --software cites the software instead of the preferred-citation', async () => {
  const { stdout, stderr } = await cite(article, '--software')
  expect([stdout, stderr]).toEqual([software, ''])
})

it.each(['[]', '{}', '', 'x', '[{type: article, title: X}]', '{type: article}'])(
  'cites the software if preferred-citation is %j',
  async preferred => {
    expect((await cite(preferred)).stdout).toBe(software)
  },
)
