import { linkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { commands } from '../../../src/cli/commands/index.ts'
import { reportFormats } from '../../../src/cli/reporters/index.ts'
import { run } from '../../../src/cli/run.ts'
import { citable, fakeTerminal } from '../fake-terminal.ts'

const record = {
  doi: '10.5072/soil',
  creators: [{ name: 'Lovelace, Ada' }],
  titles: [{ title: 'Soil moisture' }],
  publisher: { name: 'Example Press' },
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'Dataset', resourceType: 'Grid' },
  schemaVersion: 'http://datacite.org/schema/kernel-4',
}
/** A record that does not fit into kernel 4.3. */
const late = { ...record, doi: '10.5072/late', subjects: [{ subject: 'soil', classificationCode: 'S590' }] }
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const files = {
  'soil.json': json(record),
  'late.json': json(late),
  'set/one.json': json(record),
  'set/deep/late.json': json(late),
  'many.ndjson': `${JSON.stringify(record)}\n${JSON.stringify(late)}\n`,
  'cut.json': json(record).slice(0, 40),
  'packed.json.gz': gzipSync(json(record)),
}

const convert = (args: string[], surroundings: Parameters<typeof citable>[1] = {}) =>
  citable(['convert', ...args], { files, ...surroundings })

const doiOf = (xml: string) => /<identifier identifierType="DOI">([^<]*)</.exec(xml)?.[1]

describe('where the result goes', () => {
  it('convert writes one input to standard output, and reports nothing if nothing is lost', async () => {
    const { exitCode, stdout, stderr } = await convert(['soil.json', '--to', 'datacite-xml'])
    expect([exitCode, stderr, doiOf(stdout)]).toEqual([0, '', '10.5072/soil'])
  })

  it('convert reads standard input and accepts short names of formats', async () => {
    const { stdout } = await convert(['-', '--from', 'rest', '--to', 'xml', '--compact'], { stdin: json(record) })
    expect(stdout.trimEnd().split('\n').length).toBeLessThanOrEqual(2)
    expect(doiOf(stdout)).toBe('10.5072/soil')
  })

  it('convert writes to the file named by --output and creates the folder of that file', async () => {
    const { exitCode, stdout, stderr, read } = await convert(['soil.json', '-t', 'xml', '-o', 'new/x.xml'])
    expect([exitCode, stdout, stderr]).toEqual([0, '', '✔ 1 record in 1 file converted.\n'])
    expect(doiOf(await read('new/x.xml'))).toBe('10.5072/soil')
  })

  it('convert writes several inputs to a folder, under their names and paths', async () => {
    const { exitCode, read } = await convert(['set', 'packed.json.gz', '-t', 'xml', '-o', 'out'])
    expect(exitCode).toBe(0)
    expect(doiOf(await read('out/set/one.xml'))).toBe('10.5072/soil')
    expect(doiOf(await read('out/set/deep/late.xml'))).toBe('10.5072/late')
    expect(doiOf(await read('out/packed.xml'))).toBe('10.5072/soil')
  })

  it('the paths in the output folder of convert omit the folder that all inputs share', async () => {
    expect(doiOf(await (await convert(['set', '-t', 'xml', '-o', 'out/'])).read('out/one.xml'))).toBe('10.5072/soil')
  })

  it('convert writes to a folder if the output is a folder or ends in a slash, even from standard input', async () => {
    const stdin = json(record)
    const { read } = await convert(['-', '-t', 'xml', '-o', 'out/'], { stdin })
    expect(doiOf(await read('out/stdin.xml'))).toBe('10.5072/soil')
    const named = await convert(['-', '-t', 'xml', '-o', 'set', '--stdin-filename', '../../x y.json'], { stdin })
    expect(doiOf(await named.read('set/x y.xml'))).toBe('10.5072/soil')
  })

  it('convert writes a numbered file for each record if the format allows only one record per file', async () => {
    const { read } = await convert(['many.ndjson', '-t', 'xml', '-o', 'out/'])
    expect(doiOf(await read('out/many-1.xml'))).toBe('10.5072/soil')
    expect(doiOf(await read('out/many-2.xml'))).toBe('10.5072/late')
  })

  it('convert writes many records to one file if the format allows several records per file', async () => {
    const { read } = await convert(['many.ndjson', '-t', 'service', '-o', 'out/'])
    const lines = (await read('out/many.ndjson')).trimEnd().split('\n')
    expect(lines.map(line => JSON.parse(line).identifiers[0].identifier)).toEqual(['10.5072/soil', '10.5072/late'])
  })

  it('convert writes several inputs to standard output with one record per line', async () => {
    const { exitCode, stdout } = await convert(['many.ndjson', 'soil.json', '-t', 'citable-json'])
    expect(exitCode).toBe(0)
    expect(
      stdout
        .trimEnd()
        .split('\n')
        .map(line => JSON.parse(line).doi),
    ).toEqual(['10.5072/soil', '10.5072/late', '10.5072/soil'])
  })
})

describe('what is there already', () => {
  it('convert does not overwrite an existing file without --force', async () => {
    const { exitCode, stderr, read } = await convert(['soil.json', 'late.json', '-t', 'rest', '-o', 'set'], {
      files: { ...files, 'set/soil.json': 'mine' },
    })
    expect(exitCode).toBe(2)
    expect(stderr).toContain('citable: set/soil.json: Not written, because it already exists; --force overwrites it.')
    expect(await read('set/soil.json')).toBe('mine')
    expect(JSON.parse(await read('set/late.json')).doi).toBe('10.5072/late')
  })

  it('convert overwrites an existing file with --force', async () => {
    const { exitCode, read } = await convert(['soil.json', '-t', 'service', '-o', 'late.json', '--force'])
    expect(exitCode).toBe(0)
    expect(await read('late.json')).toContain('10.5072/soil')
  })

  it.each([['.'], ['soil.json'], ['set/../soil.json']])('convert -o %s never overwrites an input', async output => {
    const { exitCode, stderr, read } = await convert(['soil.json', '-t', 'service', '-o', output, '--force'])
    expect(exitCode).toBe(2)
    expect(stderr).toContain('Not written, because it is an input.')
    expect(await read('soil.json')).toBe(files['soil.json'])
  })

  it.each([
    ['a symbolic link', (cwd: string) => symlinkSync('soil.json', join(cwd, 'other.json')), 'other.json'],
    ['a hard link', (cwd: string) => linkSync(join(cwd, 'soil.json'), join(cwd, 'other.json')), 'other.json'],
    ['a linked folder', (cwd: string) => symlinkSync('.', join(cwd, 'around')), 'around/soil.json'],
  ])('convert never overwrites an input through %s', async (_, link, output) => {
    const { terminal, written, cwd, files: system } = fakeTerminal({ files })
    link(cwd)
    expect(await run(['convert', 'soil.json', '-t', 'service', '-o', output, '--force'], commands, terminal)).toBe(2)
    expect(written.stderr).toContain(`${output}: Not written, because it is an input.`)
    expect(new TextDecoder().decode(await system.read('soil.json'))).toBe(files['soil.json'])
  })

  it('convert refuses to write two results to the same file', async () => {
    const { exitCode, stderr } = await convert(['soil.json', 'soil.xml', '-t', 'rest', '-o', 'out/'], {
      files: { 'soil.json': json(record), 'soil.xml': (await convert(['soil.json', '-t', 'xml'])).stdout },
    })
    expect(exitCode).toBe(2)
    expect(stderr).toContain('another result has the same name')
  })

  it('convert reports a file that cannot be written', async () => {
    const { exitCode, stderr } = await convert(['soil.json', '-t', 'rest', '-o', 'late.json/x/'])
    expect(exitCode).toBe(2)
    expect(stderr).toContain('Cannot be written: ')
  })
})

describe('losses', () => {
  const args = ['late.json', '--to', 'xml', '--kernel', '4.3']

  it('convert reports losses on standard error with their positions in the input', async () => {
    const { exitCode, stdout, stderr } = await convert(args)
    expect([exitCode, doiOf(stdout)]).toEqual([0, '10.5072/late'])
    await expect(stderr).toMatchFileSnapshot('snapshots/convert.txt')
  })

  it.each([...reportFormats])('convert reports losses in the format %s', async format => {
    const { stderr } = await convert([...args, 'cut.json', '-o', 'out/', '--format', format])
    const extension = { json: 'json', ndjson: 'ndjson', sarif: 'sarif', junit: 'xml', gitlab: 'json', markdown: 'md' }
    const name = `snapshots/convert-${format}.${extension[format as keyof typeof extension] ?? 'txt'}`
    await expect(stderr).toMatchFileSnapshot(name)
  })

  it('the JSON report of convert lists no losses for a record that loses nothing', async () => {
    const { stderr } = await convert(['soil.json', '-t', 'xml', '--format', 'json'])
    expect(JSON.parse(stderr)).toMatchObject({
      version: 1,
      results: [{ file: 'soil.json', index: 0, from: 'datacite-rest', to: 'datacite-xml', notes: [] }],
      summary: { files: 1, written: 1, records: 1, lost: 0 },
    })
  })

  it('convert writes nothing with --strict if a value would be lost, and ends with exit code 1', async () => {
    const { exitCode, stdout, stderr } = await convert([...args, '--strict'])
    expect([exitCode, stdout]).toEqual([1, ''])
    expect(stderr).toContain('error  convert/lost')
    expect(stderr).toContain('✖ 0 records in 0 files converted: 1 lost. 1 file not written.\n')
    expect((await convert(['soil.json', '-t', 'xml', '--strict'])).exitCode).toBe(0)
  })

  it('convert reports that the value of a duplicate member is lost', async () => {
    const stdin = json(record).replace('{', '{ "version": "1", "version": "2",')
    expect((await convert(['-', '-t', 'xml', '--strict'], { stdin })).exitCode).toBe(1)
    const { exitCode, stderr } = await convert(['-', '-t', 'xml'], { stdin })
    expect(exitCode).toBe(0)
    expect(stderr).toContain('warning  duplicate-key')
  })

  it('convert --quiet reports no losses', async () => expect((await convert([...args, '-q'])).stderr).toBe(''))

  it('convert prints losses as annotations in GitHub Actions', async () => {
    const { stderr } = await convert(args, { env: { GITHUB_ACTIONS: 'true' } })
    expect(stderr).toMatch(/^::warning file=late\.json,line=\d+/)
  })
})

describe('many losses', () => {
  const rich = {
    ...record,
    sizes: ['1 GB'],
    formats: ['text/csv'],
    contributors: [{ name: 'Berg, Ada', contributorType: 'DataCurator' }],
    dates: [{ date: '2020', dateType: 'Collected' }],
    alternateIdentifiers: [
      { alternateIdentifier: 'a', alternateIdentifierType: 'Local' },
      { alternateIdentifier: 'b', alternateIdentifierType: 'Local' },
    ],
  }
  const files = { 'rich.json': json(rich), 'soil.json': json(record) }
  const args = ['rich.json', '--to', 'ris']

  it('convert shows three of many losses with their lines, and counts the losses by property', async () => {
    const { stderr } = await citable(['convert', ...args], { files })
    await expect(stderr).toMatchFileSnapshot('snapshots/convert-many.txt')
  })

  it('convert shows three losses for all inputs together', async () => {
    const { stderr } = await citable(['convert', 'rich.json', 'soil.json', '--to', 'ris', '-o', 'out/'], { files })
    expect(stderr.match(/convert\/lost/g)).toHaveLength(3)
    expect(stderr).toContain('✔ 2 records in 2 files converted: ')
  })

  it('convert shows all losses with --losses all and in the report formats json, compact and github', async () => {
    const { stderr } = await citable(['convert', ...args, '--format', 'json'], { files })
    const { notes } = JSON.parse(stderr).results[0]
    expect(notes.length).toBeGreaterThan(3)
    for (const format of [
      ['--losses', 'all'],
      ['--format', 'compact'],
      ['--format', 'github'],
    ]) {
      const report = await citable(['convert', ...args, ...format], { files })
      for (const { message } of notes) expect(report.stderr.replace(/\s+/g, ' ')).toContain(message)
    }
  })

  it('convert shows more than 100 losses with --losses all; with --format github, the report refers to --format ndjson', async () => {
    const creators = Array.from({ length: 120 }, (_, at) => ({
      name: `Okafor, A${at}`,
      affiliation: [{ name: `${at}` }],
    }))
    const many = { 'many.json': json({ ...record, creators }) }
    const all = await citable(['convert', 'many.json', '--to', 'ris', '--losses', 'all'], { files: many })
    const short = await citable(['convert', 'many.json', '--to', 'ris', '--format', 'github'], { files: many })
    expect(all.stderr.match(/convert\/lost/g)?.length).toBeGreaterThanOrEqual(120)
    expect(short.stderr).toContain('the job summary lists more, and --format ndjson lists all of them.')
  })
})

describe('what only some formats know', () => {
  const names = ['--to', 'bibtex', '--keys', 'doi', '--encoding', 'ascii']
  const named = { ...record, creators: [{ name: 'Løvdal, Åse', nameType: 'Personal' }] }

  it('convert --keys and --encoding set the BibTeX keys and encoding', async () => {
    const given = { files: { 'a.json': json(named), 'b.json': json({ ...named, doi: '10.5072/ice' }) } }
    const { stdout } = await citable(['convert', 'a.json', ...names], given)
    expect(stdout).toContain('@misc{10-5072_soil,\n')
    expect(stdout).toContain('L\\o{}vdal, \\AA{}se')
    const both = await citable(['convert', 'a.json', 'b.json', ...names], given)
    expect(both.stdout.match(/^@misc\{.*,$/gm)).toEqual(['@misc{10-5072_soil,', '@misc{10-5072_ice,'])
    expect((await convert(['soil.json', '--to', 'bibtex'])).stdout).toContain('@misc{lovelace2021soil,')
  })

  it('the option --ro-crate sets the RO-Crate version', async () => {
    for (const [version, more] of [
      ['1.2', []],
      ['1.1', ['--ro-crate', '1.1']],
    ] as const)
      expect((await convert(['soil.json', '--to', 'ro-crate', ...more])).stdout).toContain(
        `"https://w3id.org/ro/crate/${version}/context"`,
      )
  })
})

describe('what cannot be converted', () => {
  it('convert reports the position of the error in an input, and converts the other inputs', async () => {
    const { exitCode, stderr, read } = await convert([
      'cut.json',
      'soil.json',
      '-t',
      'xml',
      '-o',
      'out/',
      '-f',
      'compact',
    ])
    expect(exitCode).toBe(1)
    expect(stderr).toMatch(/^cut\.json:\d+:\d+: error schema\/not-json /)
    expect(doiOf(await read('out/soil.xml'))).toBe('10.5072/soil')
  })

  it('convert reports a missing file, converts the other files and ends with exit code 2', async () => {
    const { exitCode, stderr, read } = await convert(['gone.json', 'soil.json', '-t', 'xml', '-o', 'out/'])
    expect(exitCode).toBe(2)
    expect(stderr).toContain('citable: gone.json: Cannot be read: no such file or folder.\n')
    expect(doiOf(await read('out/soil.xml'))).toBe('10.5072/soil')
  })

  it('convert writes nothing from an input that contains an unreadable record', async () => {
    const { exitCode, stdout } = await convert(['many.ndjson', '-', '-t', 'rest'], {
      stdin: `{"doi": \n${JSON.stringify(record)}`,
    })
    expect(exitCode).toBe(1)
    expect(stdout.trimEnd().split('\n')).toHaveLength(2)
  })

  it('convert refuses to write several records in a format that allows only one record per file', async () => {
    const { exitCode, stdout, stderr } = await convert(['many.ndjson', '-t', 'xml'])
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toContain('citable: many.ndjson: It has 2 records, but a DataCite XML file holds one: name a folder')
  })
})

describe('bad use', () => {
  it.each([
    [['--to', 'xml'], 'Nothing to convert'],
    [['soil.json'], 'Name the format to write with --to: datacite-rest, '],
    [['soil.json', '--to', 'datacite-xlm'], "Did you mean 'datacite-xml'?"],
    [['soil.json', '--to', 'xml', '--kernel', '4.99'], "Unknown value '4.99' for --kernel."],
    [['soil.json', 'late.json', '--to', 'xml'], 'DataCite XML holds one record, but there are 2 inputs: name a folder'],
    [['soil.json', 'late.json', '--to', 'xml', '-o', 'cut.json'], "'cut.json' is a file, but there are 2 inputs"],
    [['soil.json', '--to', 'bibtex', '--keys', 'year'], 'Possible values: author-year, doi.'],
    [['soil.json', '--to', 'ris', '--keys', 'doi'], '--keys is for bibtex and biblatex, not ris.'],
    [['soil.json', '--to', 'ris', '--ro-crate', '1.1'], '--ro-crate is for ro-crate, not ris.'],
    [['soil.json', '--to', 'xml', '--strct'], "Did you mean '--strict'?"],
  ])('convert with the arguments %j exits with code 2 and gives the reason', async (args, message) => {
    const { exitCode, stdout, stderr } = await convert(args)
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toContain(message)
  })

  it('the help of convert shows its options and examples', async () => {
    const { exitCode, stdout } = await convert(['--help'])
    expect(exitCode).toBe(0)
    // Removes the list of kernels, so that a new kernel does not change the snapshot.
    const withoutKernels = stdout.replace(/\b4\.0,[\s\d.,]+\.$/m, '(the kernels).')
    await expect(withoutKernels).toMatchFileSnapshot('snapshots/convert-help.txt')
  })
})

describe('--as-registered', () => {
  const bibtex =
    '@misc{roe, title = {Wind \\& waves}, author = {Roe, Ann}, year = {2021}, doi = {10.5072/X}, publisher = {Sea Press}}\n'
  const written = async (args: string[]) => {
    const { exitCode, stdout, stderr } = await convert([...args, '--to', 'rest', '--as-registered'], {
      files: { 'roe.bib': bibtex, 'soil.json': json({ ...record, language: 'deu' }) },
    })
    return { exitCode, stderr, attributes: stdout === '' ? undefined : JSON.parse(stdout).data.attributes }
  }

  it('convert --as-registered predicts the attributes of a BibTeX record for a given submission format and date', async () => {
    const asJson = await written(['roe.bib'])
    expect(asJson).toMatchObject({ exitCode: 0, attributes: { doi: '10.5072/x', titles: [{ title: 'Wind & waves' }] } })
    const asXml = await written(['roe.bib', '--via', 'xml'])
    expect(asXml.attributes.titles).toEqual([{ title: 'Wind &amp; waves' }])
    const dated = async (day: string) => (await written(['roe.bib', '--via', 'xml', '--as-of', day])).attributes.dates
    expect(await dated('2026-01-20')).toContainEqual({ date: '2021', dateType: 'Issued' })
    expect((await written(['soil.json', '--event', 'none'])).attributes.language).toBe('de')
  })

  it('convert refuses --via without --as-registered, and an invalid date', async () => {
    const refused = await convert(['soil.json', '--to', 'rest', '--via', 'xml'])
    expect([refused.exitCode, refused.stderr]).toEqual([2, expect.stringContaining('require --as-registered')])
    expect((await written(['roe.bib', '--as-of', 'today'])).exitCode).toBe(2)
  })
})
