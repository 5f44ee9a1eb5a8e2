import { describe, expect, it } from 'vitest'
import { check } from '../../src/validation/index.ts'

const sound = {
  doi: '10.5072/soil-moisture',
  creators: [{ name: 'Okafor, Ngozi', nameType: 'Personal', givenName: 'Ngozi', familyName: 'Okafor' }],
  titles: [{ title: 'Soil moisture at forty stations' }],
  publisher: { name: 'Example Data Centre' },
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'Dataset' },
}

describe('a check', () => {
  it('check returns a report for a record that is nested 200,000 levels deep', () => {
    const deep = `${'{"creators":['.repeat(100_000)}${']}'.repeat(100_000)}`
    expect(check(deep).records).toHaveLength(1)
  })

  it('check suggests a value for a finding in a line of 30 MB', () => {
    const long = JSON.stringify({
      ...sound,
      descriptions: [{ description: 'x'.repeat(30_000_000), descriptionType: 'Abstrct' }],
    })
    expect(check(long).records[0]?.diagnostics[0]).toMatchObject({ rule: 'schema/enum', suggestions: ['Abstract'] })
  })

  it('check reports 50,000 faults in one record', () => {
    const many = JSON.stringify({ ...sound, subjects: Array.from({ length: 50_000 }, (_, subject) => ({ subject })) })
    expect(check(many).records[0]?.diagnostics.filter(({ rule }) => rule === 'schema/type')).toHaveLength(50_000)
  })
})
