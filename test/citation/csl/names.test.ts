import { describe, expect, it } from 'vitest'
import { bibliography, cite } from '../../../src/citation/csl/index.ts'

const record = (...names: string[]) => ({
  titles: [{ title: 'Rain' }],
  publicationYear: 2014,
  creators: names.map(name => ({ name })),
})

describe('names of which the record does not say what they are', () => {
  it('are those of people where they read so, and that is told', async () => {
    const { text, notes } = await bibliography(record('Smith, John', 'Doe, Jane'), { style: 'apa' })
    expect(text).toBe('Smith, J., & Doe, J. (2014). Rain.\n')
    expect(notes).toEqual(['2 names, "Smith, John" among them, are taken for people\'s, which the records do not say.'])
    const one = await cite(record('Smith, John'), { style: 'apa' })
    expect(one).toEqual({
      text: '(Smith, 2014)',
      notes: ['The name "Smith, John" is taken for a person\'s, which the record does not say.'],
    })
  })

  it.each(['Institute of Rain, Wind and Snow', 'Example Corp, Inc.', 'Jane Doe', 'Plato'])(
    '%s stays whole',
    async name => {
      const { text, notes } = await bibliography(record(name), { style: 'vancouver' })
      expect(text).toContain(name)
      expect(notes).toEqual([])
    },
  )

  it('stay whole where the record says that they are no people', async () => {
    const group = { ...record(), creators: [{ name: 'Rain, Wind', nameType: 'Organizational' }] }
    expect(await bibliography(group, { style: 'apa' })).toMatchObject({
      text: 'Rain, Wind. (2014). Rain.\n',
      notes: [],
    })
  })

  it('need no telling in styles that write them whole', async () => {
    expect((await bibliography(record('Smith, John'), { style: 'house' })).notes).toEqual([])
  })
})

describe('links', () => {
  it('lead to DOIs with characters that mean something else in addresses', async () => {
    const sici = { ...record(), doi: '10.1002/(SICI)1097-0258(19980815)17:15<1661::AID-SIM968>3.0.CO;2-#' }
    for (const style of ['apa', 'vancouver', 'house']) {
      const { text } = await bibliography(sici, { style, format: 'html', links: true })
      expect(text, style).toContain(
        'href="https://doi.org/10.1002/(SICI)1097-0258(19980815)17:15%3C1661::AID-SIM968%3E3.0.CO;2-%23"',
      )
    }
  })
})
