import { expect, test } from 'vitest'
import { SoundObjects } from '../../src/registry/sound-objects.ts'

const licence = { rights: 'CC BY', rightsUri: 'https://example.org/by', lang: 'en' }

test('objects with the same texts are known again, in whatever order', () => {
  const known = new SoundObjects()
  known.add(licence)
  expect(known.has({ ...licence })).toBe(true)
  expect(known.has({ rights: 'CC BY', lang: 'en', rightsUri: 'https://example.org/by' })).toBe(true)
})

test('one more member, one less or another text makes another object', () => {
  const known = new SoundObjects()
  known.add(licence)
  const { lang: _, ...less } = licence
  for (const other of [
    less,
    { ...licence, schemeUri: '' },
    { ...licence, lang: 'de' },
    { ...licence, lang: ['en'] },
    {},
  ])
    expect(known.has(other)).toBe(false)
  expect(known.has(JSON.parse('{"rights": "CC BY", "rightsUri": "https://example.org/by", "__proto__": "en"}'))).toBe(
    false,
  )
})

test('what was changed since is not taken for what it was', () => {
  const known = new SoundObjects()
  const changing = { ...licence }
  known.add(changing)
  changing.rights = 'none'
  expect(known.has(changing)).toBe(false)
  expect(known.has(licence)).toBe(true)
})

test('only texts are remembered, and not without end', () => {
  const known = new SoundObjects()
  known.add({ rights: 'CC BY', number: 1 })
  known.add({ rights: 'x'.repeat(2000) })
  known.add({})
  for (const none of [{ rights: 'CC BY', number: 1 }, { rights: 'x'.repeat(2000) }, {}])
    expect(known.has(none)).toBe(false)
  const many = Array.from({ length: 5000 }, (_, number) => ({ rights: `licence ${number}` }))
  for (const one of many) known.add(one)
  expect(many.filter(one => known.has(one)).length).toBe(1000)
})
