import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toPointer } from '../../src/core/pointer.ts'
import { biblatex, bibtex, endnote, endnoteXml, type Format, type Loss, ris } from '../../src/formats/index.ts'
import { type Held, isoDate, type Work, workOf } from '../../src/formats/work/index.ts'
import { kernels } from '../../src/kernel/index.ts'
import type { Datacite } from '../../src/model/index.ts'
import { records } from '../arbitraries/datacite.ts'
import { runsOr } from '../runs.ts'

/** The formats for citing, which contain only a work's citation data. */
const formats: readonly Format[] = [bibtex, biblatex, ris, endnote, endnoteXml]

const anyRecord = fc.constantFrom(...kernels).chain(kernel => records(kernel, 'every'))

const sayings: Readonly<Record<string, (work: Work) => Held | undefined>> = {
  title: ({ title }) => title,
  doi: ({ doi }) => doi,
  version: ({ version }) => version,
  publisher: ({ publisher }) => publisher,
  language: ({ language }) => language,
  general: ({ general }) => general,
  issued: ({ issued }) => issued && { value: isoDate(issued.value), path: issued.paths.at(-1) ?? [] },
  abstract: ({ abstract }) => abstract,
  creator: ({ creators: [first] }) => first && { value: first.text, path: first.path },
  keyword: ({ keywords: [first] }) => first,
}

const isTold = ({ path }: Held, losses: readonly Loss[]): boolean => {
  const pointer = toPointer(path)
  return losses.some(loss => loss.pointer.startsWith(pointer) || pointer.startsWith(`${loss.pointer}/`))
}

/** Normalises quotes, dashes and spaces, which TeX and its readers change without a loss. */
const plain = (text: string | undefined): string | undefined =>
  text
    ?.normalize('NFC')
    .replace(/[–—-]+/g, '-')
    .replace(/[`'“”’"]+/g, '"')
    .replace(/\s+/g, ' ')
    .trim()

describe.each(formats)('$id', ({ read, write, writeAll }) => {
  it('the citation fields of a record survive a round trip, apart from reported losses', () => {
    fc.assert(
      fc.property(anyRecord, (record: Datacite) => {
        const { text, losses } = write?.(record) ?? { text: '', losses: [] }
        const result = read?.(text)
        if (!result?.ok) throw new Error(JSON.stringify(result?.diagnostics))
        const [given, found] = [workOf(record), workOf(result.records[0] ?? {})]
        for (const [name, say] of Object.entries(sayings)) {
          const held = say(given)
          if (held === undefined || isTold(held, losses)) continue
          expect(plain(say(found)?.value), name).toBe(plain(held.value))
        }
      }),
      { numRuns: runsOr(300, 37) },
    )
  })

  it('a second round trip of several records yields the same text as the first', () => {
    fc.assert(
      fc.property(fc.array(anyRecord, { minLength: 2, maxLength: 3 }), many => {
        const { text } = writeAll?.(many) ?? { text: '' }
        const result = read?.(text)
        if (!result?.ok) throw new Error(JSON.stringify(result?.diagnostics))
        expect(result.records).toHaveLength(many.length)
        const again = writeAll?.(result.records).text ?? ''
        const twice = read?.(again)
        expect(twice?.ok && writeAll?.(twice.records).text).toBe(again)
      }),
      { numRuns: runsOr(100, 20) },
    )
  })
})
