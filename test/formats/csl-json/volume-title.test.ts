import { expect, it } from 'vitest'
import { convert } from '../../../src/formats/index.ts'

const itemOf = (bib: string) => {
  const converted = convert(bib, { from: 'biblatex', to: 'csl-json' })
  if (!converted.ok) throw new Error('not read')
  return {
    item: JSON.parse(converted.text)[0],
    losses: converted.losses.map(({ kind, pointer }) => `${kind} ${pointer}`),
  }
}

it('writes the title of a multivolume work to CSL-JSON as the title, and the volume title separately', () => {
  const { item, losses } = itemOf('@book{k, title={The TeXbook}, maintitle={Computers \\& Typesetting}, volume={A}}')
  expect(item).toMatchObject({ title: 'Computers & Typesetting', 'volume-title': 'The TeXbook', volume: 'A' })
  expect(losses).toContain('changed /titles/0/title')
})

it('writes the title of a multivolume work to CSL-JSON as the container title of a work in one of its volumes', () => {
  const { item } = itemOf(
    '@inbook{k, title={Kritik}, booktitle={Kritik der Vernunft}, maintitle={Werke}, mainsubtitle={Alle}, volume=5}',
  )
  expect(item).toMatchObject({
    title: 'Kritik',
    'container-title': 'Werke: Alle',
    'volume-title': 'Kritik der Vernunft',
    volume: '5',
  })
})

it('writes the number of a periodical to CSL-JSON as its issue, and keeps the title of that issue', () => {
  const { item } = itemOf('@periodical{p, title={Journal of Snow}, issuetitle={Special}, volume={3}, number={4}}')
  expect(item).toMatchObject({ title: 'Journal of Snow', 'volume-title': 'Special', volume: '3', issue: '4' })
  expect(item).not.toHaveProperty('collection-number')
})
