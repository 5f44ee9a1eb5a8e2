import { fileURLToPath } from 'node:url'
import type { Bench, Row } from './bench.ts'
import { compareProcesses } from './measure.ts'
import { duration, times } from './units.ts'

/** The time of a command on one file, compared with a Node process that runs an empty script. */
export const commandTime: Bench = {
  id: 'commands',
  async run(effort) {
    const cli = pathOf('dist/cli.js')
    const commands = lines.map(line => [
      cli,
      ...line.split(' ').map(word => (word.includes('/') ? pathOf(word) : word)),
    ])
    const [empty = Number.NaN, ...others] = compareProcesses([['--eval', ''], ...commands], effort.rounds * 2)
    return others.map((time, place) => row(lines[place] ?? '', empty, time))
  },
}

const lines = [
  'check fixtures/datacite-rest/dendro-align.json',
  'check fixtures/datacite-xml/dendro-align.xml',
  'cite fixtures/bibtex/dendro-align.bib -s apa',
  'convert fixtures/datacite-xml/dendro-align.xml --to bibtex --quiet',
]

const pathOf = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))

const row = (line: string, empty: number, time: number): Row => ({
  what: `citable ${line}, an empty process`,
  baseline: duration(empty),
  candidate: duration(time),
  ratio: times(time / empty),
  target: 'at most 2.5 ×',
  reached: time / empty <= 2.5,
})
