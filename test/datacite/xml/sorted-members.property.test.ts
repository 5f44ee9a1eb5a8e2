import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeDataciteXml } from '../../../src/datacite/xml/writing/write.ts'

const text = fc.constantFrom('rain', 'soil', 'ice')

const members = ['subject', 'subjectScheme', 'schemeUri', 'valueUri', 'classificationCode', 'lang', 'weight', 'note']

const subject = fc
  .shuffledSubarray(members)
  .chain(names => fc.tuple(...names.map(name => fc.tuple(fc.constant(name), text))))
  .map(entries => Object.fromEntries(entries))

const attributes: Record<string, string> = {
  subjectScheme: 'subjectScheme',
  schemeUri: 'schemeURI',
  valueUri: 'valueURI',
  classificationCode: 'classificationCode',
  lang: 'xml:lang',
}

// The writer caches the member lists of the latest objects. This test has more different lists than the cache holds.
it('writeDataciteXml writes the known members of each subject, and reports the unknown members as lost', () => {
  fc.assert(
    fc.property(fc.array(subject, { minLength: 20, maxLength: 40 }), subjects => {
      const written = writeDataciteXml({ doi: '10.5072/a', subjects })
      const tags = [...written.text.matchAll(/<subject\b([^>]*?)(?:\/>|>([^<]*)<\/subject>)/g)]
      expect(tags).toHaveLength(subjects.length)
      for (const [at, one] of subjects.entries()) {
        const [, given = '', content] = tags[at] ?? []
        const expected = Object.entries(attributes).flatMap(([member, name]) =>
          one[member] === undefined ? [] : [` ${name}="${one[member]}"`],
        )
        expect(given.match(/ [\w:]+="[^"]*"/g) ?? []).toEqual(expected.sort(byTable))
        expect(content || undefined).toBe(one.subject)
      }
      const lost = subjects.flatMap((one, at) =>
        ['weight', 'note'].filter(name => name in one).map(name => `/subjects/${at}/${name}`),
      )
      const told = written.losses.flatMap(({ pointer }) => (/\/(weight|note)$/.test(pointer) ? [pointer] : []))
      expect(told.sort()).toEqual(lost.sort())
    }),
  )
})

const byTable = (one: string, other: string): number => place(one) - place(other)
const place = (written: string): number => Object.values(attributes).findIndex(name => written.startsWith(` ${name}=`))
