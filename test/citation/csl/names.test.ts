import { describe, expect, it } from 'vitest'
import { bibliography, cite } from '../../../src/citation/csl/index.ts'

const record = (...names: string[]) => ({
  titles: [{ title: 'Rain' }],
  publicationYear: 2014,
  creators: names.map(name => ({ name })),
})

describe('names of which the record does not say what they are', () => {
  it("a bibliography treats untyped names that look like people's names as personal, and reports the assumption", async () => {
    const { text, notes } = await bibliography(record('Smith, John', 'Doe, Jane'), { style: 'apa' })
    expect(text).toBe('Smith, J., & Doe, J. (2014). Rain.\n')
    expect(notes).toEqual([
      '2 names, including "Smith, John", are treated as personal, although the records do not state this.',
    ])
    const one = await cite(record('Smith, John'), { style: 'apa' })
    expect(one).toEqual({
      text: '(Smith, 2014)',
      notes: ['The name "Smith, John" is treated as personal, although the record does not state this.'],
    })
  })

  it.each(['Institute of Rain, Wind and Snow', 'Example Corp, Inc.', 'Jane Doe', 'Plato'])(
    'a bibliography does not split the name %s',
    async name => {
      const { text, notes } = await bibliography(record(name), { style: 'vancouver' })
      expect(text).toContain(name)
      expect(notes).toEqual([])
    },
  )

  it('a bibliography does not split names that the record declares as organisations', async () => {
    const group = { ...record(), creators: [{ name: 'Rain, Wind', nameType: 'Organizational' }] }
    expect(await bibliography(group, { style: 'apa' })).toMatchObject({
      text: 'Rain, Wind. (2014). Rain.\n',
      notes: [],
    })
  })

  it('bibliography reports no assumption about names in the house style, which does not split names', async () => {
    expect((await bibliography(record('Smith, John'), { style: 'house' })).notes).toEqual([])
  })
})

describe('links', () => {
  it('a bibliography links to DOIs that contain characters with a special meaning in URLs', async () => {
    const sici = { ...record(), doi: '10.1002/(SICI)1097-0258(19980815)17:15<1661::AID-SIM968>3.0.CO;2-#' }
    for (const style of ['apa', 'vancouver', 'house']) {
      const { text } = await bibliography(sici, { style, format: 'html', links: true })
      expect(text, style).toContain(
        'href="https://doi.org/10.1002/(SICI)1097-0258(19980815)17:15%3C1661::AID-SIM968%3E3.0.CO;2-%23"',
      )
    }
  })
})
