import { describe, expect, it } from 'vitest'
import { citable } from '../fake-terminal.ts'

const record = {
  doi: '10.5072/Soil.1',
  creators: [{ name: 'Lovelace, Ada' }, { name: 'Hopper, Grace' }, { name: 'Noether, Emmy' }],
  titles: [{ title: 'Soil moisture' }],
  publisher: { name: 'Example Press' },
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'Dataset' },
  descriptions: [
    { description: `${'Soil moisture of the Niger basin. '.repeat(8)}Release 1.`, descriptionType: 'Abstract' },
  ],
  subjects: [{ subject: 'soil' }, { subject: 'water' }],
}
const other = {
  ...record,
  creators: [record.creators[2], record.creators[0], record.creators[1]],
  titles: [{ title: ' Soil moisture' }],
  publicationYear: '2022',
  descriptions: [
    { description: `${'Soil moisture of the Niger basin. '.repeat(8)}Release 2.`, descriptionType: 'Abstract' },
  ],
  subjects: [{ subject: 'water' }],
  language: 'en',
}
const xml = `<resource xmlns="http://datacite.org/schema/kernel-4">
  <identifier identifierType="DOI">10.5072/SOIL.1</identifier>
  <creators><creator><creatorName>Lovelace, Ada</creatorName></creator><creator><creatorName>Hopper, Grace</creatorName></creator><creator><creatorName>Noether, Emmy</creatorName></creator></creators>
  <titles><title>Soil moisture</title></titles>
  <publisher>Example Press</publisher>
  <publicationYear>2021</publicationYear>
  <resourceType resourceTypeGeneral="Dataset"/>
  <subjects><subject>water</subject><subject>soil</subject></subjects>
  <descriptions><description descriptionType="Abstract">${record.descriptions[0]?.description}</description></descriptions>
</resource>`
const json = JSON.stringify
const files = {
  'a.json': json(record),
  'b.json': json(other),
  'a.xml': xml,
  'spaced.json': json({ ...record, titles: other.titles }),
  'cut.json': '{"doi": ',
  'set/1.json': json([record, { ...record, doi: '10.5072/2' }, { titles: [] }]),
  'set/2.json': json({ ...record, doi: '10.5072/3' }),
  'other.ndjson': [{ ...record, doi: 'https://doi.org/10.5072/2', version: '2' }, record, { titles: [] }]
    .map(each => json(each))
    .join('\n'),
}

const diff = (args: string[], surroundings: Parameters<typeof citable>[1] = {}) =>
  citable(['diff', ...args], { files, ...surroundings })

describe('the exit code', () => {
  it.each([
    ['the same record in two formats', ['a.json', 'a.xml'], 0],
    ['records that differ', ['a.json', 'b.json'], 1],
    ['a title with different white space', ['a.json', 'spaced.json'], 0],
    ['a title with different white space and --strict', ['a.json', 'spaced.json', '--strict'], 1],
    ['a record that is only on one side', ['set', 'a.json'], 1],
    ['an input that cannot be parsed', ['a.json', 'cut.json'], 1],
    ['an input that cannot be read', ['gone.json', 'a.json'], 2],
    ['an empty list', ['a.json', '-'], 1],
  ])('diff ends with the documented exit code for %s', async (_, args, expected) => {
    expect((await diff(args, { stdin: '[]' })).exitCode).toBe(expected)
  })
})

describe('bad use', () => {
  it.each([
    [[], 'diff compares two inputs, but none was given.'],
    [['a.json'], 'diff compares two inputs, but 1 was given.'],
    [['a.json', 'a.xml', 'b.json'], 'but 3 were given'],
    [['-', '-'], 'Only one side can be read from standard input.'],
    [['a.json', 'b.json', '--format', 'prety'], "Did you mean 'pretty'?"],
  ])('diff with the arguments %j exits with code 2 and gives the reason', async (args, message) => {
    const { exitCode, stdout, stderr } = await diff(args)
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toContain(message)
  })
})

describe('what is shown', () => {
  it('diff shows every difference with both values, in colour on a terminal', async () => {
    const { stdout } = await diff(['a.json', 'b.json'], { isTTY: true })
    await expect(stdout).toMatchFileSnapshot('snapshots/diff-terminal.txt')
  })

  it('diff shows values in full in a pipe', async () => {
    const { stdout } = await diff(['a.json', 'b.json'])
    await expect(stdout).toMatchFileSnapshot('snapshots/diff.txt')
  })

  it('diff prints a single line if there is no difference', async () => {
    expect((await diff(['b.json', 'b.json'])).stdout).toBe('✔ 1 record compared, no difference.\n')
  })

  it('diff writes the differences as JSON with --format json', async () => {
    const { stdout } = await diff(['a.json', 'b.json', '--format', 'json'])
    await expect(stdout).toMatchFileSnapshot('snapshots/diff.json')
  })

  it('diff pairs records by DOI and lists the records that only one side contains', async () => {
    const { exitCode, stdout } = await diff(['set', 'other.ndjson'])
    expect(exitCode).toBe(1)
    expect(stdout).toContain('--- set/1.json record 2  10.5072/2\n+++ other.ndjson  https://doi.org/10.5072/2\n')
    expect(stdout).toContain('\n\n- Only on the left: set/2.json  10.5072/3\n')
    expect(stdout).toMatch(
      /✖ 1 of 3 records compared: 1 difference; 1 value spelled differently\. 1 record on one side only\.\n$/,
    )
  })

  it('diff reports the position of unparsable input on standard error', async () => {
    const { stdout, stderr } = await diff(['a.json', 'cut.json'])
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^citable: cut\.json:1:\d+: The text is incomplete/)
  })

  it('diff prints no escape sequence from a record, and accepts 20,000 levels of nesting', async () => {
    const deep = `{"titles": [], "version": ${'['.repeat(20_000)}"\\u001b[31m"${']'.repeat(20_000)}}`
    for (const format of ['pretty', 'json']) {
      const { exitCode, stdout } = await diff(['a.json', '-', '--format', format], { stdin: deep })
      expect(exitCode).toBe(1)
      expect(stdout).not.toContain('\u001b')
    }
  })
})
