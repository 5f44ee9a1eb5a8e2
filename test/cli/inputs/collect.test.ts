import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { nodeFiles } from '../../../src/cli/files.ts'
import { collect, collectToStream, filesIn, leaveOut } from '../../../src/cli/inputs/collect.ts'
import type { Input, Problem } from '../../../src/cli/inputs/input.ts'
import { english } from '../../../src/messages/message.ts'
import { testWith } from '../../missing.ts'
import { fakeTerminal, type Surroundings } from '../fake-terminal.ts'

const files = {
  'b.json': '1',
  'a/x.ndjson': '2',
  'a/deep/y.YAML': '3',
  'a/z.json.gz': gzipSync('4'),
  'a/.hidden/h.json': '5',
  'a/.pre-commit-config.yaml': '5',
  'a/node_modules/n.json': '6',
  'a/readme.txt': '7',
  'empty/readme.txt': '8',
  '10.5072/file.json': '9',
  '[odd].json': '10',
}

const noPipes = process.platform === 'win32' ? 'Windows has no named pipes in folders.' : undefined

async function collected(args: string[], surroundings: Surroundings = {}) {
  const { terminal } = fakeTerminal({ files, stdin: 'in', ...surroundings })
  const { inputs, problems } = await collect(args, terminal)
  const texts = await Promise.all(inputs.map(async ({ read }) => new TextDecoder().decode(await read())))
  return { names: inputs.map(({ name }) => name), texts, problems }
}

const inEnglish = (problem: Problem) => ({ ...problem, message: english(problem.message) })

describe('collect', () => {
  it('collect lists the possible record files in a folder in alphabetical order, without dot files or node_modules', async () => {
    const { names, texts } = await collected(['a'])
    expect(names).toEqual(['a/deep/y.YAML', 'a/x.ndjson', 'a/z.json.gz'])
    expect(texts).toEqual(['3', '2', '4'])
  })

  testWith(noPipes, 'collect skips pipes in folders, but reads a pipe that is an argument', async () => {
    const cwd = mkdtempSync(join(tmpdir(), 'citable-'))
    writeFileSync(join(cwd, 'a.json'), '1')
    execFileSync('mkfifo', [join(cwd, 'pipe.json')])
    const { terminal } = fakeTerminal()
    const below = { ...terminal, files: nodeFiles(cwd) }
    expect((await collect(['.'], below)).inputs.map(({ name }) => name)).toEqual(['a.json'])
    expect((await collect(['pipe.json'], below)).inputs.map(({ name }) => name)).toEqual(['pipe.json'])
    rmSync(cwd, { recursive: true })
  })

  it('collect keeps the order of the arguments, and returns each input only once', async () => {
    const { names } = await collected(['b.json', './a/', './b.json', '-', 'a/x.ndjson', '-'])
    expect(names).toEqual(['b.json', 'a/deep/y.YAML', 'a/x.ndjson', 'a/z.json.gz', '<stdin>'])
  })

  it('collect accepts a named file with any extension', async () => {
    expect((await collected(['a/readme.txt', '[odd].json'])).names).toEqual(['a/readme.txt', '[odd].json'])
  })

  it('collect expands glob patterns', async () => {
    expect((await collected(['**/*.{json,ndjson}'])).names).toEqual([
      '10.5072/file.json',
      '[odd].json',
      'a/x.ndjson',
      'b.json',
    ])
  })

  it('collect finds .bib files in a folder if BibTeX is requested, and .json and .jsonl files by default', async () => {
    const files = { 'set/a.bib': '', 'set/b/c.BIB.gz': '', 'set/d.ris': '', 'set/e.json': '', 'set/f.jsonl': '' }
    const named = async (from?: 'bibtex' | 'csl-json' | 'datacite-xml') =>
      (await collect(['set'], fakeTerminal({ files }).terminal, { ...(from && { from }) })).inputs.map(
        ({ name }) => name,
      )
    expect(await named('bibtex')).toEqual(['set/a.bib', 'set/b/c.BIB.gz'])
    for (const from of ['csl-json', 'datacite-xml', undefined] as const)
      expect(await named(from)).toEqual(['set/e.json', 'set/f.jsonl'])
  })

  it('collect reads an argument as a path rather than a DOI if a file of that name exists', async () => {
    expect((await collected(['10.5072/file.json'])).names).toEqual(['10.5072/file.json'])
  })

  it.each([
    ['gone.json', 'Cannot be read: no such file or folder.'],
    ['b.json/x', 'Cannot be read: no such file or folder.'],
    ['*.xml', 'No file matches the pattern.'],
    [
      'empty',
      'No records were found in the folder; citable reads files with the extension .json, .ndjson, .jsonl, .yaml, .yml, or .xml. Use --from to name another format.',
    ],
  ])('collect reports an error for %j, and finds the other inputs', async (arg, message) => {
    const { names, problems } = await collected([arg, 'b.json'])
    expect(problems.map(inEnglish)).toEqual([{ file: arg, message }])
    expect(names).toEqual(['b.json'])
  })

  it.each(['10.48364/A.1', 'doi:10.48364/A.1', 'https://doi.org/10.48364/A.1', 'HTTPS://DX.DOI.ORG/10.48364%2FA.1'])(
    'collect recognises %s as a DOI without fetching the record',
    async arg => {
      const { terminal } = fakeTerminal({ files })
      const { inputs, problems } = await collect(['b.json', arg, '10.48364/A.1'], terminal)
      expect(problems).toEqual([])
      expect(inputs.map(({ name, path, doi }) => ({ name, path, doi }))).toEqual([
        { name: 'b.json', path: 'b.json', doi: undefined },
        { name: '10.48364/A.1', path: undefined, doi: '10.48364/A.1' },
      ])
    },
  )

  it('collect refuses DOIs if fetching is disabled, and finds the other inputs', async () => {
    const { terminal } = fakeTerminal({ files })
    const { inputs, problems } = await collect(['doi:10.48364/a', 'b.json'], terminal, { offline: true })
    const message = 'This is a DOI, and --offline prevents fetching its record; name a file that contains the record.'
    expect(problems.map(inEnglish)).toEqual([{ file: '10.48364/a', message }])
    expect(inputs.map(({ name }) => name)).toEqual(['b.json'])
  })

  it('collect reports a folder that cannot be opened, and finds the other inputs', async () => {
    const denied = Object.assign(new Error('EACCES'), { code: 'EACCES' })
    const { names, problems } = await collected(['a'], {
      fileSystem: ({ list }) => ({
        async *list(path) {
          if (path === 'a/deep') throw denied
          yield* list(path)
        },
      }),
    })
    expect(problems.map(inEnglish)).toEqual([
      { file: 'a/deep', message: 'The folder cannot be opened: permission denied.' },
    ])
    expect(names).toEqual(['a/x.ndjson', 'a/z.json.gz'])
  })

  it('an input found by collect throws an error for truncated gzip data when the input is read', async () => {
    const cut = gzipSync('{"doi": "10.5072/a"}').subarray(0, 15)
    const { terminal } = fakeTerminal({ files: { 'cut.json.gz': cut } })
    const { inputs } = await collect(['cut.json.gz'], terminal)
    await expect(inputs[0]?.read()).rejects.toThrow('the gzip data are damaged or cut off')
  })
})

describe('a folder of many files', () => {
  /** Creates a file system with a folder `big` of 6,000 files in six subfolders. The listings are unsorted. */
  const big = (looked: string[] = []): Surroundings => ({
    fileSystem: real => ({
      kind: async path =>
        /^big(?:\/\d)?$/.test(path) ? 'folder' : /^big\/\d\/\d{3}\.json$/.test(path) ? 'file' : real.kind(path),
      async *list(path) {
        looked.push(path)
        if (path === 'big') for (const name of ['5', '3', '4', '0', '2', '1']) yield { name, folder: true }
        else for (let at = 999; at >= 0; at--) yield { name: `${String(at).padStart(3, '0')}.json`, folder: false }
      },
    }),
  })
  const namesIn = async (inputs: readonly Input[]): Promise<string[]> => {
    const names: string[] = []
    for await (const found of filesIn(inputs)) names.push('message' in found ? String(found.message) : found.name)
    return names
  }

  it('collectToStream returns a large folder as one input that lists the files in the same order as collect', async () => {
    const { terminal } = fakeTerminal(big())
    const { inputs, problems } = await collectToStream(['big'], terminal)
    expect([inputs.map(({ name }) => name), problems]).toEqual([['big'], []])
    const listed = (await collect(['big'], terminal)).inputs.map(({ name }) => name)
    expect(listed).toHaveLength(6000)
    expect(await namesIn(inputs)).toEqual(listed)
    expect(listed).toEqual([...listed].sort())
  })

  it('collectToStream lists the subfolders of a large folder only when their files are requested', async () => {
    const looked: string[] = []
    const { terminal } = fakeTerminal(big(looked))
    const { inputs } = await collectToStream(['big'], terminal)
    looked.length = 0
    for await (const found of filesIn(inputs)) {
      expect(found).toMatchObject({ name: 'big/0/000.json' })
      break
    }
    expect(looked).toEqual(['big', 'big/0'])
  })

  it('collectToStream returns each file once, even if several arguments include the file', async () => {
    const { terminal } = fakeTerminal(big())
    const { inputs } = await collectToStream(['big/3/007.json', 'big', 'big/2', 'big/'], terminal)
    const names = await namesIn(inputs)
    expect(names).toHaveLength(6000)
    expect(new Set(names).size).toBe(6000)
  })

  it('leaveOut omits ignored files from a folder of many files', async () => {
    const { terminal } = fakeTerminal(big())
    const { inputs } = await collectToStream(['big'], terminal)
    const kept = await leaveOut(inputs, ({ name }) => !name.startsWith('big/4/00'))
    expect(await namesIn(kept)).toHaveLength(10)
  })
})
