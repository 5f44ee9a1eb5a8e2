import { expect, test } from 'vitest'
import { citable } from '../fake-terminal.ts'

const record = (doi: string, language: string): object => ({
  doi,
  creators: [{ name: 'Okafor, Ngozi', nameType: 'Personal' }],
  titles: [{ title: `Soil moisture ${doi}` }],
  publisher: { name: 'Openshelf' },
  publicationYear: '2021',
  types: { resourceTypeGeneral: 'Dataset' },
  language,
})

const filesOf = (records: readonly object[]) =>
  Object.fromEntries(records.map((value, index) => [`${index}.json`, JSON.stringify(value, null, 2)]))

test('the terminal report shows equal findings of three records once, with their number and the other positions', async () => {
  const files = filesOf(['English', 'English', 'German', 'English'].map((name, at) => record(`10.5072/a${at}`, name)))
  const { stdout } = await citable(['check', ...Object.keys(files)], { files })
  expect(stdout.match(/"English" is the name of a language/g)).toHaveLength(1)
  expect(stdout.match(/"German" is the name of a language/g)).toHaveLength(1)
  expect(stdout).toContain('3 times in 3 records, also at 1.json:21:15, 3.json:21:15')
  expect(stdout).toContain('4 records in 4 files checked')
})

test('the terminal report shows two equal findings separately', async () => {
  const files = filesOf(['English', 'English'].map((name, at) => record(`10.5072/a${at}`, name)))
  const { stdout } = await citable(['check', ...Object.keys(files)], { files })
  expect(stdout.match(/"English" is the name of a language/g)).toHaveLength(2)
  expect(stdout).not.toContain(' times in ')
})

test('the terminal report shows each of the equal findings of a single record', async () => {
  const title = { title: 'Soil', lang: 'en_GB' }
  const files = filesOf([{ ...record('10.5072/a', 'en'), titles: [title, title, title] }])
  const { stdout } = await citable(['check', ...Object.keys(files)], { files })
  expect(stdout.match(/"en_GB" is not valid as xml:lang/g)).toHaveLength(3)
})

test('the terminal report combines two equal findings that each represent many repeats, and shows the total number', async () => {
  const subjects = Array.from({ length: 43 }, () => ({ subject: 'Soil' }))
  const files = filesOf(['a', 'b'].map(name => ({ ...record(`10.5072/${name}`, 'en'), subjects })))
  const lines = Object.values(files).map(text => `${JSON.stringify(JSON.parse(text))}\n`)
  const whole = await citable(['check', ...Object.keys(files)], { files })
  // A file of more than 4 MiB is read and reported record by record.
  const large = { 'large.ndjson': lines.join('') + ' '.repeat(1 << 22) }
  const streamed = await citable(['check', ...Object.keys(large)], { files: large })
  for (const { stdout } of [whole, streamed]) {
    expect(stdout.match(/warning {2}repeated-subject/g)).toHaveLength(1)
    expect(stdout).toContain('84 times in 2 records')
  }
})

test('the compact reporter lists every finding', async () => {
  const files = filesOf(['English', 'English', 'English'].map((name, at) => record(`10.5072/a${at}`, name)))
  const { stdout } = await citable(['check', ...Object.keys(files), '--format', 'compact'], { files })
  expect(stdout.match(/"English" is the name of a language/g)).toHaveLength(3)
})
