import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { citable } from '../fake-terminal.ts'
import { tarOf } from '../stream/archives.ts'

const moving = 'http://datacite.org/schema/kernel-4'
const current = {
  doi: '10.5072/soil',
  creators: [{ name: 'Lovelace, Ada' }],
  titles: [{ title: 'Soil moisture' }],
  publisher: { name: 'Example Press' },
  publicationYear: 2021,
  types: { resourceTypeGeneral: 'Dataset' },
  schemaVersion: moving,
}
const old = {
  ...current,
  doi: '10.5072/old',
  schemaVersion: 'http://datacite.org/schema/kernel-3',
  contributors: [{ name: 'Example Fund', contributorType: 'Funder' }],
  descriptions: [{ description: 'Soil, 4(2)', descriptionType: 'SeriesInformation' }],
}
const bare = { doi: '10.5072/bare', titles: [{ title: 'Soil' }], publicationYear: 2012, publisher: 'P' }
const xml = `<resource xmlns="http://datacite.org/schema/kernel-3">
  <identifier identifierType="DOI">10.5072/xml</identifier>
  <creators><creator><creatorName>Lovelace, Ada</creatorName></creator></creators>
  <titles><title>Soil moisture</title></titles>
  <publisher>Example Press</publisher>
  <publicationYear>2014</publicationYear>
  <contributors><contributor contributorType="Funder"><contributorName>Example Fund</contributorName></contributor></contributors>
  <geoLocations><geoLocation><geoLocationPoint>-3.5 12.25</geoLocationPoint></geoLocation></geoLocations>
</resource>`
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const files = {
  'current.json': json(current),
  'old.json': json(old),
  'bare.json': json(bare),
  'old.xml': xml,
  'older.xml': xml,
  'many.ndjson': `${JSON.stringify(current)}\n${JSON.stringify(old)}\n`,
  'mixed.json': json([current, { doi: '10.5072/r', doi_url: '', title: 'x', datacite: { titles: [] } }]),
  'old.yaml': `doi: 10.5072/yaml\ncreators: [{name: Ada}]\ntitles: [{title: x}]\npublisher: P\npublicationYear: 2012\ntypes: {resourceTypeGeneral: Text}\n`,
  'old.json.gz': gzipSync(json(old)),
  'cut.json': '{"doi": ',
}

const upgrade = (args: string[], surroundings: Parameters<typeof citable>[1] = {}) =>
  citable(['upgrade', ...args], { files, ...surroundings })

describe('upgrade', () => {
  it('upgrade prints the record in its own format, and reports changes and possible improvements', async () => {
    const { exitCode, stdout, stderr } = await upgrade(['old.json'])
    expect(exitCode).toBe(0)
    expect(JSON.parse(stdout)).toEqual({
      ...current,
      doi: '10.5072/old',
      descriptions: old.descriptions,
      fundingReferences: [{ funderName: 'Example Fund' }],
    })
    await expect(stderr).toMatchFileSnapshot('snapshots/upgrade.txt')
  })

  it('upgrade prints a record of the newest kernel unchanged and without notes', async () => {
    const { exitCode, stdout, stderr } = await upgrade(['current.json', '--strict'])
    expect([exitCode, JSON.parse(stdout), stderr]).toEqual([0, current, ''])
  })

  it('upgrades XML of kernel 3 to kernel 4, and reports changed and invented values', async () => {
    const { exitCode, stdout, stderr } = await upgrade(['old.xml', '--format', 'compact'])
    expect(exitCode).toBe(0)
    expect(stdout).toContain('<resource xmlns="http://datacite.org/schema/kernel-4"')
    expect(stdout).toContain('<funderName>Example Fund</funderName>')
    expect(stdout).toContain('<pointLongitude>12.25</pointLongitude>')
    expect(stderr).toMatch(/^old\.xml:7:\d+: info upgrade\/changed The contributor "Example Fund" of type Funder/m)
    expect(stderr).toContain('warning upgrade/invented 10.a resourceTypeGeneral is mandatory')
  })

  it('upgrade reports every invented value, and ends with exit code 0', async () => {
    const { exitCode, stdout, stderr } = await upgrade(['bare.json', '--format', 'json'])
    expect(exitCode).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ creators: [{ name: ':unav' }], types: { resourceTypeGeneral: 'Other' } })
    await expect(stderr).toMatchFileSnapshot('snapshots/upgrade.json')
  })

  it('upgrade --strict invents and writes nothing, and ends with exit code 1', async () => {
    const { exitCode, stdout, stderr } = await upgrade(['bare.json', '--strict', '-f', 'compact'])
    expect([exitCode, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/error upgrade\/invented 2\.1 creatorName is mandatory/)
    expect(stderr).not.toContain('upgrade/changed')
  })

  it('upgrade --to downgrades a record to an older kernel', async () => {
    const stdin = json({ ...current, types: { resourceTypeGeneral: 'Award' } })
    const { stdout, stderr } = await upgrade(['-', '--to', '4.5', '-f', 'compact'], { stdin })
    expect(JSON.parse(stdout).types.resourceTypeGeneral).toBe('Other')
    expect(stderr).toMatch(
      /^<stdin>:\d+:\d+: info upgrade\/changed The resourceTypeGeneral "Award" was introduced in kernel 4\.6/,
    )
  })

  it('upgrade writes to a folder and skips unparsable inputs', async () => {
    const { exitCode, read, stderr } = await upgrade(['many.ndjson', 'cut.json', 'old.json.gz', '-o', 'out'])
    expect(exitCode).toBe(1)
    const lines = (await read('out/many.ndjson')).trimEnd().split('\n')
    expect(lines.map(line => JSON.parse(line).schemaVersion)).toEqual([moving, moving])
    expect(JSON.parse(await read('out/old.json')).doi).toBe('10.5072/old')
    expect(stderr).toContain('3 records in 2 files upgraded: ')
    expect(stderr).toContain(' 1 file not written.')
  })

  it('upgrade prints several inputs together, one record per line', async () => {
    const { exitCode, stdout } = await upgrade(['old.json', 'many.ndjson', 'bare.json', 'old.yaml'])
    expect(exitCode).toBe(0)
    const dois = ['10.5072/old', '10.5072/soil', '10.5072/old', '10.5072/bare', '10.5072/yaml']
    expect(stdout.split('\n').map(line => line && JSON.parse(line).doi)).toEqual([...dois, ''])
  })

  it('upgrade reports that it writes YAML as JSON', async () => {
    const { exitCode, stdout, stderr } = await upgrade(['old.yaml', '--strict', '-f', 'compact'])
    expect([exitCode, JSON.parse(stdout).doi]).toEqual([0, '10.5072/yaml'])
    expect(stderr).toContain(
      'old.yaml:1:1: info upgrade/yaml The input is YAML, but the result is JSON, because comments',
    )
  })

  it('upgrade preserves the order of members', async () => {
    const { schemaVersion, ...others } = current
    const given = {
      schemaVersion: 'http://datacite.org/schema/kernel-3',
      url: 'https://example.org/',
      fundingReferences: [{ awardTitle: 'Sea', funderName: 'Sea Fund' }],
      dates: [{ dateInformation: 'spring', date: '2001', dateType: 'StartDate' }],
      contributors: [{ name: 'Example Fund', contributorType: 'Funder' }],
      ...others,
      language: null,
      more: 1,
      version: '2',
    }
    const { stdout } = await upgrade(['-'], { stdin: json(given) })
    expect(Object.keys(JSON.parse(stdout))).toEqual(Object.keys(given).filter(name => name !== 'contributors'))
    expect(Object.keys(JSON.parse(stdout).dates[0])).toEqual(['dateInformation', 'date', 'dateType'])
  })

  it('upgrade refuses a file whose records have different formats', async () => {
    const { exitCode, stdout, stderr } = await upgrade(['mixed.json'])
    expect([exitCode, stdout]).toEqual([1, ''])
    expect(stderr).toContain('The records are in several formats (datacite-rest, resource)')
  })

  it('upgrades a record with deeply nested and invalid values without an internal error', async () => {
    const stdin = `{"doi": [], "titles": ${'['.repeat(20_000)}${']'.repeat(20_000)}, "contributors": {"contributorType": "Funder"}, "__proto__": 1}`
    for (const format of ['pretty', 'json']) {
      const { exitCode, stderr } = await upgrade(['-', '--format', format], { stdin })
      expect(exitCode).toBe(0)
      expect(stderr).not.toContain('Please report this')
    }
  })
})

describe('--in-place', () => {
  it('upgrade --in-place reports a full disk and does not damage the file', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    const { exitCode, stderr, read } = await upgrade(['old.json', '--in-place'], {
      fileSystem: real => ({
        async write(path) {
          await real.write(path, '')
          throw full
        },
        replace: () => Promise.reject(full),
      }),
    })
    expect(exitCode).toBe(2)
    expect(stderr).toContain('citable: old.json: Cannot be written: no space left on the device.')
    expect(await read('old.json')).toBe(files['old.json'])
  })

  it('upgrade --in-place overwrites only changed inputs', async () => {
    const reformatted = JSON.stringify(current)
    const { exitCode, read, stdout } = await upgrade(['old.json', 'same.json', '-i'], {
      files: { ...files, 'same.json': reformatted },
    })
    expect([exitCode, stdout]).toEqual([0, ''])
    expect(JSON.parse(await read('old.json')).schemaVersion).toBe(moving)
    expect(await read('same.json')).toBe(reformatted)
  })

  it.each(['old.yaml', 'old.json.gz'])(
    'upgrade --in-place refuses %s, because results are neither YAML nor compressed',
    async file => {
      const { exitCode, stderr } = await upgrade([file, '--in-place'])
      expect(exitCode).toBe(2)
      expect(stderr).toContain(`citable: ${file}: Not written, because results are neither YAML nor compressed;`)
    },
  )

  it('upgrade --in-place does not write a record that --strict refuses', async () => {
    const { exitCode, read } = await upgrade(['bare.json', '-i', '--strict'])
    expect([exitCode, await read('bare.json')]).toEqual([1, files['bare.json']])
  })
})

describe('another format', () => {
  const library =
    '@string{p = {Example Press}}\n@misc{soil, title = {Soil}, publisher = p}\n@misc{snow, title = {Snow}}\n'
  const ris = 'TY  - DATA\nTI  - Soil\nDO  - 10.5072/soil\nER  - \n'

  it('upgrade converts BibTeX to DataCite REST JSON of the requested kernel', async () => {
    const { exitCode, stdout, stderr } = await upgrade(['a.bib', '--to', '4.4', '-f', 'compact'], {
      files: { 'a.bib': library },
    })
    expect(exitCode).toBe(0)
    const unknown = { creators: [{ name: ':unav' }], schemaVersion: 'http://datacite.org/schema/kernel-4.4' }
    const types = { resourceTypeGeneral: 'Other' }
    expect(JSON.parse(stdout)).toEqual([
      { ...unknown, types, titles: [{ title: 'Soil' }], publisher: 'Example Press' },
      { ...unknown, types, titles: [{ title: 'Snow' }], publisher: ':unav' },
    ])
    expect(stderr).toContain(
      'a.bib:1:1: info upgrade/converted The input is BibTeX, which has no kernels, so the result is DataCite REST JSON.',
    )
    expect(stderr).toContain('a.bib:2:1: warning upgrade/invented 2.1 creatorName is mandatory')
  })

  it('upgrade reads RIS with --from ris, and BibTeX without --from', async () => {
    const asked = await upgrade(['-', '--from', 'ris'], { stdin: ris })
    expect([asked.exitCode, JSON.parse(asked.stdout)]).toMatchObject([0, { doi: '10.5072/soil' }])
    const named = await upgrade(['a.bib', '-o', 'b/'], { files: { 'a.bib': library } })
    expect(JSON.parse(await named.read('b/a.json'))).toHaveLength(2)
  })

  it('upgrades an archive of files in several formats record by record', async () => {
    const packed = { 'a.bib.tar': tarOf({ 'a.bib': library, 'b.ris': ris, 'c.json': files['old.json'] }) }
    const { exitCode, stdout, stderr } = await upgrade(['a.bib.tar', '--strict', '-f', 'ndjson'], { files: packed })
    expect(exitCode).toBe(1)
    expect(
      stdout
        .trim()
        .split('\n')
        .map(line => JSON.parse(line).doi),
    ).toEqual(['10.5072/old'])
    const told = stderr
      .trim()
      .split('\n')
      .map(line => JSON.parse(line))
    expect(told.map(({ file }) => file)).toEqual([
      'a.bib.tar/a.bib',
      'a.bib.tar/a.bib',
      'a.bib.tar/b.ris',
      'a.bib.tar/c.json',
    ])
    const lax = await upgrade(['a.bib.tar', '-q'], { files: packed })
    expect([lax.exitCode, lax.stdout.trim().split('\n')]).toMatchObject([0, { length: 4 }])
  })

  it('upgrade --in-place does not overwrite a RIS file with JSON', async () => {
    const { exitCode, stderr, read } = await upgrade(['a.ris', '--in-place'], { files: { 'a.ris': ris } })
    expect([exitCode, await read('a.ris')]).toEqual([2, ris])
    expect(stderr).toContain('citable: a.ris: Not written, because results are in another format than the input;')
  })

  it.each(['@misc{soil, title = {Soil', 'no entry at all'])(
    'upgrade reports the position of the error in the BibTeX text %j',
    async text => {
      const { exitCode, stderr } = await upgrade(['a.bib', '-f', 'compact'], { files: { 'a.bib': text } })
      expect(exitCode).toBe(1)
      expect(stderr).toMatch(/^a\.bib:1:\d+: error /m)
    },
  )
})

describe('bad use', () => {
  it.each([
    [[], 'Nothing to upgrade'],
    [['old.json', '--to', '4.99'], "Unknown value '4.99' for --to."],
    [['old.xml', 'older.xml'], 'DataCite XML holds one record, but there are 2 inputs: name a folder with --output.'],
    [['old.json', '-i', '-o', 'x'], '--in-place and --output cannot be combined.'],
    [['old.json', '--inplace'], "Did you mean '--in-place'?"],
  ])('upgrade with the arguments %j exits with code 2 and gives the reason', async (args, message) => {
    const { exitCode, stdout, stderr } = await upgrade(args)
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toContain(message)
  })
})
