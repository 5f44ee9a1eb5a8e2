import { parse } from 'biblatex-csl-converter'
import Cite from 'citation-js'
import { readRecords } from '../src/formats/index.ts'
import type { Bench, Effort, Row } from './bench.ts'
import { compare, type Work } from './measure.ts'
import { type Random, seeded } from './random.ts'
import { duration, times } from './units.ts'

/** The time to read thousands of BibTeX entries, compared with the times of other parsers for the same text. */
export const bibtexReading: Bench = {
  id: 'bibtex-reading',
  async run(effort) {
    const [text, fewer] = [10_000, 2000].map(count => bibliography(effort.isSmoke ? 20 : count)) as [string, string]
    return [
      row(
        '10,000 entries of BibTeX, citation-js',
        () => new Cite(text, { forceType: '@biblatex/text' }),
        5,
        text,
        effort,
      ),
      // The time of biblatex-csl-converter grows with the square of the length: half a minute for 10,000 entries.
      row('2,000 entries of BibTeX, biblatex-csl-converter', () => parse(fewer, {}), 2, fewer, effort),
    ]
  },
}

function row(name: string, work: Work, target: number, text: string, effort: Effort): Row {
  const { baseline, candidate } = compare(work, () => readRecords(text, { from: 'bibtex' }).records.length, effort)
  return {
    what: `reading ${name}`,
    baseline: duration(baseline),
    candidate: duration(candidate),
    ratio: times(baseline / candidate),
    target: `at least ${target} × as fast`,
    reached: baseline / candidate >= target,
  }
}

/** Returns entries as reference managers write them. The same seed gives the same entries. */
function bibliography(count: number, seed = 11): string {
  const random = seeded(seed)
  return Array.from({ length: count }, (_, place) => entry(random, place)).join('\n')
}

function entry(random: Random, place: number): string {
  const [type, container] = random.pick([
    ['article', 'journal'],
    ['article', 'journal'],
    ['inproceedings', 'booktitle'],
    ['incollection', 'booktitle'],
    ['book', 'series'],
  ] as const)
  const first = 1 + random.below(900)
  const year = 1980 + random.below(44)
  const fields = [
    `author = {${Array.from({ length: 1 + random.below(5) }, () => name(random)).join(' and ')}}`,
    `title = {${sentence(random)}}`,
    `${container} = {${random.pick(['Journal of {Example} Hydrology', 'Soil \\& Water', 'Proceedings of the Rain Days'])}}`,
    `year = {${year}}`,
    `month = ${random.pick(['jan', 'may', 'oct'])}`,
    `volume = {${1 + random.below(90)}}`,
    `number = {${1 + random.below(12)}}`,
    `pages = {${first}--${first + 1 + random.below(30)}}`,
    `publisher = {Rain {\\&} Sons}`,
    `doi = {10.5072/rain.${place}}`,
    `url = {https://doi.org/10.5072/rain.${place}}`,
    `keywords = {${random.pick(words)}, ${random.pick(words)}, ${random.pick(words)}}`,
    `abstract = {${Array.from({ length: 5 }, () => sentence(random)).join('. ')}.}`,
  ]
  return `@${type}{key${place},\n  ${fields.join(',\n  ')}\n}\n`
}

const name = (random: Random): string =>
  `${random.pick(['M{\\"u}ller', 'van der Berg', 'Okafor', "O'Neil", "Garc{\\'i}a"])}, ${random.pick(['Ana', 'J. K.', 'Wei', 'S{\\o}ren'])}`

const sentence = (random: Random): string =>
  Array.from({ length: 9 }, (_, place) => (place === 3 ? `{${random.pick(words)}}` : random.pick(words))).join(' ')

const words = [
  'rainfall',
  'Soil',
  'moisture',
  'river',
  'basin',
  'daily',
  'observed',
  'glacier',
  'model',
  "caf\\'e",
] as const
