import fc from 'fast-check'
import { expect, test } from 'vitest'
import { disposition } from '../../../src/http/files/disposition.ts'

test.each([
  ['yield_1981-2000.nc', 'attachment; filename=yield_1981-2000.nc'],
  ['two words.nc', `attachment; filename="two_words.nc"; filename*=UTF-8''two%20words.nc`],
  ['Büchner.csv', `attachment; filename="B_chner.csv"; filename*=UTF-8''B%C3%BCchner.csv`],
  [`it's (1)*.txt`, `attachment; filename="it_s__1__.txt"; filename*=UTF-8''it%27s%20%281%29%2A.txt`],
  ['../etc/passwd', 'attachment; filename=.._etc_passwd'],
  ['a"\r\nSet-Cookie: b', `attachment; filename="a___Set-Cookie__b"; filename*=UTF-8''a%22__Set-Cookie%3A%20b`],
])('encodes the file name %j in a Content-Disposition header', (name, value) => {
  expect(disposition('attachment', name)).toEqual(['Content-Disposition', value])
})

test('a Content-Disposition header keeps the extension of a long file name', () => {
  expect(disposition('inline', `${'a'.repeat(500)}.tar.gz`)[1]).toMatch(/^inline; filename=a{1,200}\.tar\.gz$/)
})

test('a Content-Disposition header with a long multi-byte file name has fewer than 1,000 characters', () => {
  const [, value] = disposition('attachment', `${'雪'.repeat(180)}.tar.gz`)
  expect(value).toMatch(/\.tar\.gz$/)
  expect(value.length).toBeLessThan(1000)
})

test('no file name can break out of the Content-Disposition header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), name => {
      expect(disposition('inline', name)[1]).toMatch(
        /^inline; filename=(?:[\w.@+-]*|"[\w.@+-]*"; filename\*=UTF-8''[\w.~%-]*)$/,
      )
    }),
  )
})
