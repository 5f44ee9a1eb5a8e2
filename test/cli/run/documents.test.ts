import { expect, test } from 'vitest'
import { formatNamed } from '../../../src/formats/formats.ts'
import { citable } from '../fake-terminal.ts'

const record = (doi: string, more: object = {}): object => ({
  doi,
  titles: [{ title: `Rain at ${doi}` }],
  creators: [{ name: 'Okafor, Ada', nameType: 'Personal', givenName: 'Ada', familyName: 'Okafor' }],
  publisher: { name: 'Rain Press', publisherIdentifier: 'https://ror.org/04wxnsj81' },
  publicationYear: '2024',
  types: { resourceTypeGeneral: 'Dataset' },
  ...more,
})

const list = [
  record('10.5072/a'),
  record('10.5072/b', { publisher: 'Another Press', descriptions: [{ description: 'Wet', descriptionType: 'Other' }] }),
  record('10.5072/c', { types: { resourceTypeGeneral: 'JournalArticle' }, subjects: [{ subject: 'rain, heavy' }] }),
]
const files = { 'a.ndjson': list.map(one => `${JSON.stringify(one)}\n`).join('') }
const env = { SOURCE_DATE_EPOCH: '1700000000' }
/** The options that make the command read even small inputs in pieces, as it always reads large inputs. */
const inParts = ['--progress', 'json']
const written = /lost|changed|invented/

test.each(['crossref-xml', 'mods', 'jats', 'endnote-xml', 'dublin-core'])(
  'a streamed document in %s equals, byte for byte, a document written from all records together',
  async to => {
    const args = ['convert', 'a.ndjson', '--to', to]
    for (const more of [[], ['--compact']]) {
      const whole = await citable([...args, ...more, '-f', 'json'], { files, env })
      const parts = await citable([...args, ...more, ...inParts], { files, env })
      expect(parts.stdout).toBe(whole.stdout)
      expect(parts.exitCode).toBe(0)
      const { summary } = JSON.parse(whole.stderr)
      for (const kind of ['lost', 'changed', 'invented']) expect(countOf(parts.stderr, kind)).toBe(summary[kind])
    }
  },
)

const countOf = (summary: string, kind: string): number =>
  [...summary.matchAll(/^ {2}(\w+): .* \((\d+)\)$/gm)].reduce(
    (sum, [, of, n]) => sum + (of === kind ? Number(n) : 0),
    0,
  )

test.each(['dcat-rdf', 'schema-org-rdf'] as const)(
  'a streamed document in %s contains every DOI, and distinct labels for blank nodes',
  async to => {
    const about = {
      relatedItems: [{ relationType: 'Reviews', relatedItemType: 'Book', titles: [{ title: 'Floods' }] }],
    }
    const nameless = [record('', about), record('', about)].map(one => ({ ...one, doi: undefined }))
    const lines = [...list, ...nameless].map(one => `${JSON.stringify(one)}\n`).join('')
    const { stdout, exitCode } = await citable(['convert', 'a.ndjson', '--to', to, ...inParts], {
      files: { 'a.ndjson': lines },
    })
    expect(exitCode).toBe(0)
    const labels = [...stdout.matchAll(/<rdf:Description rdf:nodeID="(.+?)"/g)].map(([, label]) => label)
    expect(new Set(labels).size).toBe(labels.length)
    const read = formatNamed(to).read?.(stdout)
    expect(read?.ok && read.records.map(({ doi }) => doi).filter(doi => doi !== undefined)).toEqual([
      '10.5072/a',
      '10.5072/b',
      '10.5072/c',
    ])
  },
)

test.each(['cff', 'codemeta', 'ro-crate', 'zenodo-deposit', 'datacite-xml'])(
  'convert refuses to write several records to one file in %s, and writes nothing',
  async to => {
    const args = ['convert', 'a.ndjson', '--to', to, '--progress', 'json']
    const { stdout, stderr, exitCode } = await citable([...args, '--quiet'], { files })
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^citable: a\.ndjson: It has several records, but a .* file holds one: name a folder/m)
    expect(stderr).not.toMatch(written)
    const one = { 'a.ndjson': `${JSON.stringify(list[0])}\n` }
    const file = await citable([...args, '-o', 'out.txt'], { files: one })
    const whole = await citable(['convert', 'a.ndjson', '--to', to], { files: one })
    expect([file.exitCode, await file.read('out.txt')]).toEqual([0, whole.stdout])
  },
)

test('convert --to cff refuses a small file with several records before converting any of them', async () => {
  const { stdout, stderr, exitCode } = await citable(['convert', 'a.ndjson', '--to', 'cff'], { files })
  expect([exitCode, stdout]).toEqual([2, ''])
  expect(stderr).toContain('citable: a.ndjson: It has 3 records, but a CITATION.cff file holds one: name a folder')
  expect(stderr).not.toMatch(written)
})

test('convert --quiet prints only the error if a file cannot contain all records', async () => {
  const { stderr, exitCode } = await citable(['convert', 'a.ndjson', '--to', 'cff', '--quiet'], { files })
  expect(exitCode).toBe(2)
  expect(stderr).toContain('It has 3 records')
  expect(stderr.split('\n').filter(line => /omitted|a\.ndjson:\d/.test(line))).toEqual([])
})

test('with --quiet, a report in JSON lines contains only the notes that make the run fail', async () => {
  const args = ['convert', 'a.ndjson', '--to', 'crossref-xml', '--quiet', '-f', 'ndjson', '--resume', 'j']
  const quiet = await citable([...args, '-o', 'out.xml'], { files })
  expect([quiet.exitCode, quiet.stderr]).toEqual([0, ''])
  const failing = await citable([...args, '-o', 'out.xml', '--fail-on', 'warning'], { files })
  expect(failing.exitCode).toBe(1)
  for (const line of failing.stderr.trim().split('\n'))
    for (const { kind } of JSON.parse(line).notes) expect(['lost', 'invented']).toContain(kind)
})

test('convert --strict writes nothing if a deposit requires invented values', async () => {
  const args = ['convert', 'a.ndjson', '--to', 'crossref-xml', '--strict', ...inParts]
  const { stdout, exitCode } = await citable(args, { files, env })
  expect([exitCode, stdout]).toEqual([1, ''])
})

test('convert omits an unreadable record and keeps the document well-formed', async () => {
  const broken = { 'a.ndjson': `{"doi" broken\n${files['a.ndjson']}{"doi"` }
  const { stdout, exitCode } = await citable(['convert', 'a.ndjson', '--to', 'mods', ...inParts], { files: broken })
  const whole = await citable(['convert', 'a.ndjson', '--to', 'mods'], { files })
  expect([exitCode, stdout]).toEqual([1, whole.stdout])
})

test('an interrupted conversion resumes and writes the same document as an uninterrupted conversion', async () => {
  const long = { 'a.ndjson': files['a.ndjson'].repeat(600) }
  const args = ['convert', 'a.ndjson', '--to', 'crossref-xml', '-o', 'out.xml', '--jobs', '1', '--progress', 'none']
  const whole = await citable([...args, '--resume', 'none'], { files: long, env })
  let stop = (): void => undefined
  const stopped = new Promise<void>(resolve => {
    stop = resolve
  })
  const first = await citable([...args, '--resume', 'journal'], {
    files: long,
    env,
    stop: stopped,
    fileSystem: real => ({
      async openOutput(path, length) {
        const file = await real.openOutput(path, length)
        stop()
        return file
      },
    }),
  })
  expect(first.stderr).toContain('Interrupted')
  const kept = { journal: await first.read('journal'), 'out.xml': await first.read('out.xml') }
  expect(kept['out.xml']).not.toContain('</doi_batch>')
  const second = await citable([...args, '--resume', 'journal'], { files: { ...long, ...kept }, env })
  expect(await second.read('out.xml')).toBe(await whole.read('out.xml'))
  expect(second.stderr).toBe(whole.stderr)
})
