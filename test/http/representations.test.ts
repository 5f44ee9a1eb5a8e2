import { describe, expect, it } from 'vitest'
import { formats } from '../../src/formats/index.ts'
import { representations } from '../../src/http/representations.ts'

const general = ['application/xml', 'text/xml']
const written = formats.filter(({ id, write }) => write !== undefined && id !== 'resource')

describe('the representations of a resource', () => {
  it('are all formats that can be written, its own JSON and a reference', () => {
    const ids = ['json', 'bibliography', ...written.map(({ id }) => id)]
    expect(representations.map(({ id }) => id).sort()).toEqual(ids.sort())
  })

  it.each(written)('have the media types and an ending of $id', ({ id, mediaTypes, extensions }) => {
    const row = representations.find(representation => representation.id === id)
    const types = mediaTypes.filter(type => !general.includes(type))
    expect([...(row?.types ?? [])].sort()).toEqual([...types].sort())
    expect(row?.generalTypes ?? []).toEqual(mediaTypes.filter(type => general.includes(type)))
    expect(extensions).toContain(`.${row?.ending}`)
  })

  it('have names of their own', () => {
    const names = representations.flatMap(({ id, names }) => [id, ...names])
    expect(new Set(names).size).toBe(names.length)
  })
})
