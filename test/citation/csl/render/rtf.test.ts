import { describe, expect, it } from 'vitest'
import { bibliography } from '../../../../src/citation/csl/index.ts'

const book = { id: 'a', type: 'book', title: 'البحر DNA', author: [{ family: 'حسن' }], publisher: 'Sea Press' }

describe('RTF', () => {
  it('RTF is ASCII, isolates text of the opposite direction and has the direction of the language', async () => {
    const options = { style: 'apa', format: 'rtf', typography: true } as const
    const { text } = await bibliography(book, { ...options, locale: 'ar' })
    expect(text).toMatch(/^[\n\x20-\x7e]*$/)
    expect(text).toContain('{\\pard\\rtlpar ')
    expect(text).toContain('\\u8294?{\\i DNA}\\u8297?')
    expect((await bibliography(book, options)).text).toContain('{\\pard \\u8295?')
  })
})
