import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { convert, type FormatId } from '../../src/formats/index.ts'
import { sharedFolder } from './cases.ts'
import type { Comparison } from './corpus.ts'

const folder = new URL('corpus/cff/', sharedFolder)
const cases = existsSync(folder)
  ? readdirSync(folder).filter(name => existsSync(new URL(`${name}/CITATION.cff`, folder)))
  : []
const read = (name: string, file: string): string => readFileSync(new URL(`${name}/${file}`, folder), 'utf8')

/** The values of a reference by field name. The values of a repeated field are joined by line breaks. */
type Reference = Readonly<Record<string, string>>

interface Difference {
  ours: string | undefined
  theirs: string | undefined
  cff: string
}

interface Defence {
  why: string
  holds: (difference: Difference) => boolean
}

/** Returns the justification for writing a field that cffconvert omits. */
const more = (why: string): Defence => ({ why, holds: ({ theirs }) => theirs === undefined })

const software = (word: string): Defence => ({
  why: 'the work is software, and the format has a word for it',
  holds: ({ ours }) => ours === word,
})

const version: Defence = {
  why: 'a citation of software has its version',
  holds: ({ ours, theirs, cff }) => theirs === undefined && versionIn(cff) === ours,
}

const names: Defence = {
  why: 'a suffix has its own part of a name, an organisation is marked as one, and a name of one word needs no braces',
  holds: ({ ours = '', theirs = '' }) => letters(ours) === letters(theirs),
}

const doi: Defence = {
  why: '`doi` is the DOI, whatever stands among `identifiers`',
  holds: ({ ours, cff }) => new RegExp(`^doi: ["']?${ours}`, 'm').test(cff),
}

const address: Defence = {
  why: '`url` is the address of the work, without it the DOI; one of many identifiers or a repository is not',
  holds: ({ ours = '', cff }) =>
    /^url:/m.test(cff)
      ? cff.includes(`url: "${ours}"`)
      : ours.startsWith('https://doi.org/10.') && cff.includes(ours.slice(16)),
}

const day: Defence = {
  why: 'the day has the form that the format gives it',
  holds: ({ ours = '', theirs, cff }) =>
    (theirs ?? ours).replace(/\D/g, '') === ours.replace(/\D/g, '') &&
    cff.includes(ours.replace(/\/$/, '').replaceAll('/', '-')),
}

const defended: Partial<Record<FormatId, Readonly<Record<string, Defence>>>> = {
  bibtex: {
    author: names,
    copyright: more('the licence as the file has it'),
    day: more('the day as the file has it'),
    doi,
    keywords: more('the keywords as the file has them'),
    license: more('the licence as the file has it'),
    month: {
      why: 'styles know months by their names',
      holds: ({ ours = '', theirs }) => months[Number(theirs) - 1] === ours,
    },
    note: {
      why: 'the standard styles print neither type nor version but the note',
      holds: ({ ours, theirs, cff }) =>
        theirs === undefined && ours === ['Software', versionIn(cff)].filter(Boolean).join(', version '),
    },
    type: software('Software'),
    url: address,
    version,
  },
  ris: {
    AU: names,
    DA: day,
    DO: doi,
    ER: { why: 'RIS ends a reference with ER, two spaces, a hyphen and a space', holds: ({ ours }) => ours === '' },
    ET: version,
    TY: software('COMP'),
    UR: address,
  },
  endnote: { '0': software('Computer Program'), '7': version, '8': day, A: names, R: doi, U: address },
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const versionIn = (cff: string): string | undefined => /^version: ["']?([^"'\n]+)/m.exec(cff)?.[1]

/** Returns the words of a name in alphabetical order, so that the order of its parts does not matter. */
const letters = (text: string): string => (text.match(/[\p{L}.]+/gu) ?? []).sort().join(' ')

const parsers: Partial<Record<FormatId, (text: string) => Reference>> = {
  bibtex: text =>
    collected([...text.matchAll(/^\s*(\w+)\s*=\s*(.*?),?$/gm)], value => value.replace(/^\{(.*)\}$/, '$1')),
  ris: text => collected([...text.matchAll(/^([A-Z][A-Z0-9]) {2}- ?(.*?)\r?$/gm)], value => value.trim()),
  endnote: text => collected([...text.matchAll(/^%(\S) (.*)$/gm)], value => value.trim()),
}

function collected(fields: RegExpMatchArray[], clean: (value: string) => string): Reference {
  const values: Record<string, string> = {}
  for (const [, name = '', value = ''] of fields)
    values[name] = Object.hasOwn(values, name) ? `${values[name]}\n${clean(value)}` : clean(value)
  return values
}

function undefended(name: string, to: FormatId, file: string): string[] {
  const cff = read(name, 'CITATION.cff')
  const result = convert(cff, { from: 'cff', to })
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(' '))
  const parse = parsers[to]
  const [ours, theirs] = [parse?.(result.text) ?? {}, parse?.(read(name, file)) ?? {}]
  return Object.keys({ ...ours, ...theirs })
    .filter(field => ours[field] !== theirs[field])
    .filter(field => defended[to]?.[field]?.holds({ ours: ours[field], theirs: theirs[field], cff }) !== true)
    .map(field => `${field}: ${ours[field]} instead of ${theirs[field]}`)
}

const files: readonly (readonly [FormatId, string])[] = [
  ['bibtex', 'bibtex.bib'],
  ['ris', 'ris.txt'],
  ['endnote', 'endnote.enw'],
]

/**
 * Returns a comparison of our output with each file that cffconvert wrote for a reference manager. Returns none if the
 * corpus does not exist.
 */
export const referenceComparisons = (): Comparison[] =>
  files.flatMap(([to, file]) =>
    cases
      .filter(name => existsSync(new URL(`${name}/${file}`, folder)))
      .map(name => ({
        title: `${to} is what cffconvert writes, but for what is defended`,
        folder: 'cff',
        file: name,
        disagreements: () => undefended(name, to, file),
      })),
  )
