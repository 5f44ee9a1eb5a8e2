import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mod11Radix2, mod97Radix10 } from '../../../src/identifiers/check-digit.ts'
import { parseOrcid } from '../../../src/identifiers/schemes/orcid.ts'
import { parseRor } from '../../../src/identifiers/schemes/ror.ts'
import { isPlainOrcid, isPlainRor } from '../../../src/validation/predicates/plain-identifiers.ts'

const orcid = fc
  .stringMatching(/^\d{15}$/)
  .map(digits => `${digits}${mod11Radix2(digits)}`.replace(/(.{4})(?=.)/g, '$1-'))
const ror = fc.nat(32 ** 6 - 1).map(value => {
  let letters = ''
  for (let rest = value; letters.length < 6; rest = Math.floor(rest / 32))
    letters = '0123456789abcdefghjkmnpqrstvwxyz'.charAt(rest % 32) + letters
  return `0${letters}${mod97Radix10(value)}`
})

test('knows every ORCID iD, bare and as a URL', () => {
  fc.assert(
    fc.property(orcid, id => isPlainOrcid(id) && isPlainOrcid(`https://orcid.org/${id}`) && parseOrcid(id) === id),
  )
})

test('knows every ROR ID as a URL', () => {
  fc.assert(fc.property(ror, id => isPlainRor(`https://ror.org/${id}`) && parseRor(id) === id))
})

test('takes nothing that the parsers refuse', () => {
  const spoilt = fc
    .tuple(fc.oneof(orcid, ror), fc.nat(), fc.constantFrom(...'0123456789Xabz-/ '))
    .map(([id, at, character]) => {
      const place = at % id.length
      return id.slice(0, place) + character + id.slice(place + 1)
    })
  fc.assert(
    fc.property(fc.constantFrom('', 'https://orcid.org/', 'https://ror.org/', 'x'), spoilt, (before, id) => {
      const text = before + id
      expect(isPlainOrcid(text) && parseOrcid(text) === undefined).toBe(false)
      expect(isPlainRor(text) && parseRor(text) === undefined).toBe(false)
    }),
    { numRuns: 1000 },
  )
})
