import { describe, expect, it } from 'vitest'
import { convert, readRecords } from '../../../src/formats/index.ts'

const ris = (year: string, date?: string): string =>
  `TY  - JOUR\nTI  - Ice\nPY  - ${year}\n${date === undefined ? '' : `DA  - ${date}\n`}ER  - \n`
const bibtex = (fields: string): string => `@article{a, title={Ice}, ${fields}}`
const nbib = (date: string): string => `PMID- 1\nTI  - Ice\nDP  - ${date}\n`

const issuedIn = (text: string, from: 'ris' | 'bibtex' | 'nbib'): string | undefined =>
  readRecords(text, { from }).records[0]?.record.dates?.find(({ dateType }) => dateType === 'Issued')?.date

describe('a date in words', () => {
  it.each([
    [ris('98 C.E.'), '0098'],
    [ris('44 BC'), '-0043'],
    [ris('c. 1850'), '1850~'],
    [ris('2014-15'), '2014/2015'],
    [ris('2001///Spring'), '2001-21'],
    [ris('2001', '2001///Jan-Feb'), '2001-01/2001-02'],
    [ris('2001', 'Summer'), '2001-22'],
    [ris('2014-09'), '2014-09'],
    [ris('2014/09'), '2014-09'],
    [ris('2014', '2014/09/03/'), '2014-09-03'],
  ])('reads the date of issue from the RIS text %j', (text, expected) => {
    expect(issuedIn(text, 'ris')).toBe(expected)
  })

  it.each([
    ['year={2014-09}', '2014-09'],
    ['year={2014-09-03}', '2014-09-03'],
    ['year={2014/15}', '2014/2015'],
    ['year={1999/00}', '1999/2000'],
    ['year={Spring 2003}', '2003-21'],
    ['year={AD 98}', '0098'],
    ['year={[c. 1850]}', '1850~'],
    ['year={[1850?]}', '1850?'],
    ['year={about 1850}', '1850~'],
    ['year={c. 1850--1860}', '1850~/1860~'],
    ['year={50--43 BC}', '-0049/-0042'],
    ['year={10 BC--AD 20}', '-0009/0020'],
    ['year={the 1850s}', '185X'],
    ['date={circa 1850}', '1850~'],
    ['year=2001, month={Winter}', '2001-24'],
    ['year=2001, month={January/February}', '2001-01/2001-02'],
    ['year=2001, month=jan # "--" # feb', '2001-01/2001-02'],
    ['year=2001, month={Spring/Summer}', '2001-21/2001-22'],
    ['year=2001, month={Nov.--Dec.}', '2001-11/2001-12'],
    ['year=2001, month=mar', '2001-03'],
  ])('reads the date of issue from the BibTeX fields %s', (fields, expected) => {
    expect(issuedIn(bibtex(fields), 'bibtex')).toBe(expected)
  })

  it.each([
    ['date={1723?}', { 'date-parts': [[1723]], circa: true }],
    ['date={1850~/1860}', { 'date-parts': [[1850], [1860]], circa: true }],
    ['year={2003 [i.e. 2004]}', { literal: '2003 [i.e. 2004]' }],
    ['year={forthcoming}', { literal: 'forthcoming' }],
  ])('writes the date of issue in the BibTeX fields %s to CSL-JSON', (fields, expected) => {
    const converted = convert(bibtex(fields), { from: 'bibtex', to: 'csl-json' })
    const [item] = JSON.parse(converted.ok ? converted.text : '[]')
    expect(item.issued).toEqual(expected)
  })

  it.each([
    ['2001 Jan-Feb', '2001-01/2001-02'],
    ['2001 Winter', '2001-24'],
    ['2001 May 3', '2001-05-03'],
  ])('reads the date of issue from the MEDLINE date %s', (date, expected) => {
    expect(issuedIn(nbib(date), 'nbib')).toBe(expected)
  })
})
