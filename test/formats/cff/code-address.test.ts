import { expect, it } from 'vitest'
import { convert, type FormatId } from '../../../src/formats/index.ts'

const ofCode = `cff-version: 1.2.0
message: m
title: T
authors: [{ name: A team }]
repository-code: https://example.org/code/{a}
`

it.each<[FormatId, string]>([
  ['bibtex', 'url = {https://example.org/code/%7Ba%7D}'],
  ['biblatex', 'url = {https://example.org/code/%7Ba%7D}'],
  ['ris', 'UR  - https://example.org/code/{a}'],
  ['endnote', '%U https://example.org/code/{a}'],
  ['csl-json', '"URL": "https://example.org/code/{a}"'],
])(
  'writes the code address as the URL in %s if the work has no other address, and reports the change',
  (to, address) => {
    const result = convert(ofCode, { from: 'cff', to })
    expect(result.ok && result.text).toContain(address)
    expect(result.ok && result.losses).toContainEqual(
      expect.objectContaining({ kind: 'changed', pointer: '/relatedIdentifiers/0' }),
    )
    const owned = convert(`${ofCode}doi: 10.5072/x\n`, { from: 'cff', to })
    expect(owned.ok && owned.text).not.toContain('example.org')
  },
)
