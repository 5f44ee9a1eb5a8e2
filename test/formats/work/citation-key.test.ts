import { expect, test } from 'vitest'
import { converted } from '../conversions.ts'

const sources = {
  bibtex: '@misc{tide2020, author = {Hale, Ida}, title = {Tides}, year = {2020}}',
  biblatex: '@misc{tide2020, author = {Hale, Ida}, title = {Tides}, date = {2020}}',
  'csl-json': '[{"id": "tide2020", "type": "document", "title": "Tides"}]',
  ris: 'TY  - GEN\nID  - tide2020\nTI  - Tides\nER  - \n',
} as const
const keyIn = {
  bibtex: /^@misc\{tide2020,/m,
  biblatex: /^@misc\{tide2020,/m,
  'csl-json': /"id": "tide2020"/,
  ris: /^ID {2}- tide2020\r?$/m,
} as const
const formats = Object.keys(sources) as (keyof typeof sources)[]

test.each(formats.flatMap(from => formats.map(to => [from, to] as const)))(
  'keeps the citation key of a work in a conversion from %s to %s',
  (from, to) => {
    const result = converted(sources[from], { from, to })
    expect(result.text).toMatch(keyIn[to])
    expect(result.losses.filter(({ value }) => String(value) === 'tide2020')).toEqual([])
  },
)

test('reports the loss of an id that is not a valid BibTeX key', () => {
  const result = converted('[{"id": "http://x.org/a b", "type": "book", "title": "T"}]', {
    from: 'csl-json',
    to: 'bibtex',
  })
  expect(result.text).toMatch(/^@book\{t,/)
  expect(result.losses.map(({ value }) => value)).toContain('http://x.org/a b')
})

test('converts repeated BibTeX keys to unique CSL-JSON ids', () => {
  const result = converted(`${sources.bibtex}\n${sources.bibtex}`, { from: 'bibtex', to: 'csl-json' })
  expect(JSON.parse(result.text).map(({ id }: { id: string }) => id)).toEqual(['tide2020', 'tide2020-2'])
})
