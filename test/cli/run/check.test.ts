import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { constants, deflateRawSync, gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { longTest } from '../../long-test.ts'
import { records, texts } from '../../records/inputs.ts'
import { citable } from '../fake-terminal.ts'
import { interruptedByNote } from '../interrupted.ts'
import { tarOf, zipOf } from '../stream/archives.ts'

const lines = records.map(record => `${JSON.stringify(record)}\n`).join('')
const list = JSON.stringify([...records.slice(0, 12), ...records.slice(-4)], undefined, 1)
const clean = texts('datacite-rest')[0] ?? ''

const resultsIn = (report: string): unknown[] =>
  report
    .split('\n')
    .filter(line => line !== '')
    .map(line => ({ ...JSON.parse(line), file: '' }))

/** The option that makes the command stream any input. */
const streaming = ['--jobs', '1']

describe('a report that is written as it comes', () => {
  test.each(['ndjson', 'compact', 'github', 'json', 'gitlab'])(
    'a streamed report in %s has the same findings as an unstreamed report',
    async format => {
      const files = { 'a.ndjson': lines, 'b.json': list, 'c.json': clean, 'd.json': '{' }
      const whole = await citable(['check', 'a.ndjson', 'b.json', 'c.json', 'd.json', '-f', format], { files })
      const streamed = await citable(['check', 'a.ndjson', 'b.json', 'c.json', 'd.json', '-f', format, ...streaming], {
        files,
      })
      expect(streamed.exitCode).toBe(whole.exitCode)
      if (format === 'json') {
        const { counts, ...rest } = JSON.parse(streamed.stdout)
        expect(rest).toEqual(JSON.parse(whole.stdout))
        expect(Object.keys(counts)).toEqual(['rules', 'kernels', 'clients', 'years'])
      } else expect(streamed.stdout).toBe(whole.stdout)
    },
  )

  longTest('a streamed report in SARIF has the same results, fixes and rules as an unstreamed one', async () => {
    const odd = records
      .slice(0, 30)
      .map((record, at) => JSON.stringify({ ...(record as object), doi: `doi:10.5072/ü${at}` }))
    const few = odd.slice(0, 3)
    const yaml = `${few.map(record => `- ${record}\n`).join('')}---\n${few.join('\n---\n')}`
    const files = {
      'a.ndjson': lines,
      'b.json': list,
      'c.ndjson': odd.join('\n'),
      'd.json': `[${odd.join(',\n ')}]`,
      'e.yaml': yaml,
    }
    const args = ['check', ...Object.keys(files), '-f', 'sarif']
    const whole = JSON.parse((await citable(args, { files })).stdout).runs[0]
    const streamed = JSON.parse((await citable([...args, ...streaming], { files })).stdout).runs[0]
    const withoutIndex = (results: { ruleIndex: number; fixes?: unknown }[]) =>
      results.map(({ ruleIndex: _, ...result }) => result)
    expect(withoutIndex(streamed.results)).toEqual(withoutIndex(whole.results))
    expect(streamed.results.filter(({ fixes }: { fixes?: unknown }) => fixes !== undefined).length).toBeGreaterThan(20)
    const byId = (rules: { id: string }[]) => [...rules].sort((a, b) => (a.id < b.id ? -1 : 1))
    expect(byId(streamed.tool.driver.rules)).toEqual(byId(whole.tool.driver.rules))
    for (const { ruleId, ruleIndex } of streamed.results) expect(streamed.tool.driver.rules[ruleIndex].id).toBe(ruleId)
  })

  test.each(['pretty', 'markdown', 'junit'])(
    'a streamed report in %s has a summary or closing tag, and more than nine tenths of the rule names in an unstreamed report',
    async format => {
      const files = { 'a.ndjson': lines }
      const args = ['check', 'a.ndjson', '-f', format, '--max-problems', '10000']
      const whole = await citable(args, { files })
      const { stdout } = await citable([...args, ...streaming], { files })
      const rules = (text: string) => (text.match(/\b[a-z]+(?:-[a-z]+)+\b/g) ?? []).length
      expect(rules(stdout)).toBeGreaterThan(0.9 * rules(whole.stdout))
      expect(stdout).toMatch(format === 'junit' ? /<\/testsuites>\n$/ : /records in 1 file checked/)
    },
  )

  test('check shows at most --max-problems findings per file and --max-findings in total', async () => {
    const files = { 'a.ndjson': lines.repeat(3) }
    const few = await citable(['check', 'a.ndjson', '--max-problems', '2', ...streaming], { files })
    expect(few.stdout).toMatch(/… and \d+ more problems in a.ndjson/)
    const { stdout } = await citable(['check', 'a.ndjson', '-f', 'json', '--max-findings', '3'], { files })
    const { results, summary } = JSON.parse(stdout)
    const count = (sum: number, { diagnostics }: { diagnostics: unknown[] }) => sum + diagnostics.length
    expect(results.reduce(count, 0)).toBe(3)
    expect(summary.errors + summary.warnings + summary.infos).toBeGreaterThan(3)
  })

  test('check --summary-only shows counts by rule, kernel, client and year', async () => {
    const record = {
      id: '10.5072/a',
      type: 'dois',
      attributes: { doi: '10.5072/a', publicationYear: 2021, titles: [{ title: 'Rain' }] },
      relationships: { client: { data: { id: 'abc.def', type: 'clients' } } },
    }
    const files = { 'a.ndjson': `${JSON.stringify(record)}\n`.repeat(4) }
    const { stdout } = await citable(['check', 'a.ndjson', '-f', 'json', '--summary-only'], { files })
    const { counts, summary, results } = JSON.parse(stdout)
    expect(results).toBeUndefined()
    expect(summary).toMatchObject({ records: 4, invalid: 4 })
    expect(counts.clients).toEqual({ 'abc.def': { records: 4, invalid: 4 } })
    expect(counts.years).toEqual({ 2021: { records: 4, invalid: 4 } })
    expect(counts.kernels).toEqual({ 4.7: { records: 4, invalid: 4 } })
    expect(counts.rules['schema/required']).toBeGreaterThan(0)
    const { stdout: text } = await citable(['check', 'a.ndjson', '--summary-only'], { files })
    expect(text).toMatch(/Findings by rule\n.*schema\/required/s)
    expect((await citable(['check', 'a.ndjson', '--summary-only', '-f', 'sarif'], { files })).exitCode).toBe(2)
  })
})

describe('archives, compressed files and addresses', () => {
  test('check reports damaged archive members and members with a path outside the archive, and checks the others', async () => {
    const members = { '../../outside.json': clean, 'cut.json.gz': gzipSync(clean).subarray(0, 60), 'good.json': clean }
    for (const [name, bytes] of [
      ['a.tar', tarOf(members)],
      ['a.zip', zipOf(members, deflateRawSync)],
    ] as const) {
      const { exitCode, stdout, stderr } = await citable(['check', name, '-f', 'ndjson'], { files: { [name]: bytes } })
      expect(exitCode).toBe(2)
      expect(stderr).toContain(`citable: ${name}: Its member "../../outside.json" is outside the archive`)
      expect(stderr).toContain(`${name}/cut.json.gz: Cannot be read`)
      expect(stdout).toContain(`${name}/good.json`)
    }
  })

  test('check skips a symbolic link in an archive', async () => {
    const bytes = zipOf({ 'link.json': '/etc/passwd', 'good.json': clean })
    const entry = bytes.indexOf('PK\u0001\u0002', 0, 'latin1')
    // Created on Unix, as a symbolic link with all permissions.
    bytes[entry + 5] = 3
    bytes.writeUInt32LE(0o120777 * 2 ** 16, entry + 38)
    const { exitCode, stdout, stderr } = await citable(['check', 'a.zip', '-f', 'ndjson'], {
      files: { 'a.zip': bytes },
    })
    expect([exitCode, stderr]).toEqual([0, ''])
    expect(resultsIn(stdout)).toHaveLength(1)
  })

  test('check reports a ZIP archive member in which a byte was changed', async () => {
    const bytes = zipOf({ 'a.ndjson': lines, 'good.json': clean })
    bytes[500] = (bytes[500] ?? 0) ^ 1
    const { exitCode, stdout, stderr } = await citable(['check', 'a.zip', '-f', 'ndjson'], {
      files: { 'a.zip': bytes },
    })
    expect(exitCode).toBe(2)
    expect(stderr).toContain('a.zip/a.ndjson: Cannot be read to the end: the ZIP data are damaged or cut off.')
    expect(stdout).toContain('a.zip/good.json')
  })

  test('check treats archive members with the same name as separate files', async () => {
    const one = tarOf({ 'a.ndjson': `${lines}{"doi" broken\n${lines}` }).subarray(0, -1024)
    const files = { 'a.tar': Buffer.concat([one, one, Buffer.alloc(1024)]) }
    const args = ['a.tar', '-f', 'json', ...streaming]
    const { results, summary } = JSON.parse((await citable(['check', ...args], { files })).stdout)
    expect(summary.files).toBe(2)
    expect(results.slice(results.length / 2)).toEqual(results.slice(0, results.length / 2))
    const counted = await citable(['stats', 'a.tar', '-f', 'json'], { files })
    expect(JSON.parse(counted.stdout).summary.files).toBe(2)
  })

  test('check reports a truncated TAR archive after checking the readable part', async () => {
    const bytes = tarOf({ 'a.json': clean, 'b.ndjson': lines.repeat(10) })
    const cut = bytes.subarray(0, bytes.length - 60_000)
    const { exitCode, stdout, stderr } = await citable(['check', 'a.tar', '-f', 'ndjson'], { files: { 'a.tar': cut } })
    expect(exitCode).toBe(2)
    expect(stdout).toContain('a.tar/a.json')
    expect(stderr).toMatch(/a\.tar.*the TAR archive is cut off/)
    // Cut between two files, the archive lacks only its end.
    const first = tarOf({ 'a.json': clean })
    const between = { 'a.tar': first.subarray(0, first.length - 1024) }
    const half = await citable(['check', 'a.tar', '-f', 'ndjson'], { files: between })
    expect(half).toMatchObject({ exitCode: 2, stdout: expect.stringContaining('a.tar/a.json') })
    expect(half.stderr).toMatch(/a\.tar.*the TAR archive is cut off/)
  })

  test.each([
    ['on its own', 'a.ndjson.gz', (gzip: Buffer) => gzip, streaming],
    ['on its own, without --jobs', 'a.ndjson.gz', (gzip: Buffer) => gzip, []],
    ['in a TAR', 'a.tar', (gzip: Buffer) => tarOf({ 'a.ndjson.gz': gzip }), []],
  ])('checks all complete records of a truncated gzip file: %s', async (_, name, packed, options) => {
    const many = Array.from({ length: 3000 }, (_, number) => `{"doi":"10.5072/${Math.sin(number)}","titles":[]}\n`)
    const cut = gzipSync(many.join('')).subarray(0, -20_000)
    const { exitCode, stdout, stderr } = await citable(['check', name, '-f', 'ndjson', ...options], {
      files: { [name]: packed(cut) },
    })
    expect(exitCode).toBe(2)
    expect(stderr).toMatch(/Cannot be read to the end: the gzip data are damaged or cut off\.\n$/)
    const unpacked = gunzipSync(cut, { finishFlush: constants.Z_SYNC_FLUSH }).toString()
    const results = resultsIn(stdout) as { doi: string }[]
    expect(results.length).toBeGreaterThan(500)
    expect(results.map(({ doi }) => doi)).toEqual(
      unpacked
        .split('\n')
        .slice(0, -1)
        .map(line => JSON.parse(line).doi),
    )
  })

  test('checks all complete records of a gzip file in a truncated TAR archive', async () => {
    const many = Array.from({ length: 3000 }, (_, number) => `{"doi":"10.5072/${Math.sin(number)}","titles":[]}\n`)
    const gzip = gzipSync(many.join(''))
    const cut = gzip.subarray(0, -20_000)
    const files = { 'a.tar': tarOf({ 'a.ndjson.gz': gzip }).subarray(0, 512 + cut.length) }
    const { exitCode, stdout, stderr } = await citable(['check', 'a.tar', '-f', 'ndjson'], { files })
    expect(exitCode).toBe(2)
    expect(stderr).toContain('a.ndjson.gz: Cannot be read to the end: the TAR archive is cut off.')
    const unpacked = gunzipSync(cut, { finishFlush: constants.Z_SYNC_FLUSH }).toString()
    expect(resultsIn(stdout)).toHaveLength(unpacked.split('\n').length - 1)
  })

  test('check reports a TAR archive with a damaged first header', async () => {
    const bytes = tarOf({ 'a.json': clean, 'b.json': clean })
    bytes[150] = 0x37
    const { exitCode, stderr } = await citable(['check', 'a.tar', '-f', 'ndjson'], { files: { 'a.tar': bytes } })
    expect(exitCode).toBe(2)
    expect(stderr).toBe('citable: a.tar: Cannot be read: the TAR archive is damaged.\n')
  })

  longTest('check reports 300 MB of zeros in a gzip file in bounded memory', async () => {
    const bytes = gzipSync(Buffer.alloc(300 << 20))
    const before = process.memoryUsage().rss
    const { exitCode } = await citable(['check', 'zeros.ndjson.gz', '-f', 'compact', ...streaming], {
      files: { 'zeros.ndjson.gz': bytes },
    })
    expect(exitCode).not.toBe(0)
    expect(process.memoryUsage().rss - before).toBeLessThan(1500 << 20)
  })

  test('check resumes reading from an address after the connection breaks', async () => {
    const bytes = gzipSync(lines)
    const asked: (string | undefined)[] = []
    const server = createServer((request, response) => {
      const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
      asked.push(request.headers.range)
      response.writeHead(from === 0 ? 200 : 206, { etag: '"x"', 'content-length': String(bytes.length - from) })
      response.write(bytes.subarray(from, from + 4000))
      if (from + 4000 >= bytes.length) response.end()
      else setTimeout(() => response.destroy(), 20)
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const whole = await citable(['check', 'a.ndjson', '-f', 'ndjson'], { files: { 'a.ndjson': lines } })
    const { stdout } = await citable(['check', `http://127.0.0.1:${port}/a.ndjson.gz`, '-f', 'ndjson'])
    expect(resultsIn(stdout)).toEqual(resultsIn(whole.stdout))
    expect(asked.length).toBeGreaterThan(1)
    expect((await citable(['check', `http://127.0.0.1:${port}/x`, '--offline'])).exitCode).toBe(2)
  })

  describe('where the connection broke', () => {
    const changed = 'the content has changed since'
    const stuck = 'the server cannot resume the download'
    const whole = Buffer.from(lines)
    const cut = whole.length - 500
    const range = (from: number, size = whole.length) => ({ 'content-range': `bytes ${from}-${size - 1}/${size}` })
    const end = whole.subarray(cut)

    test.each<[string, OutgoingHttpHeaders, number, OutgoingHttpHeaders, Uint8Array, string]>([
      ['reads the rest', { etag: '"a"' }, 206, { etag: '"a"', ...range(cut) }, end, ''],
      ['compares the length if the server sends no ETag or date', {}, 206, range(cut), end, ''],
      ['skips bytes that were already read', {}, 206, range(0), whole, ''],
      ['skips the start if the server sends the whole file', { etag: 'W/"a"' }, 200, { etag: 'W/"a"' }, whole, ''],
      ['refuses a different ETag', { etag: 'W/"a"' }, 206, { etag: 'W/"b"', ...range(cut) }, end, changed],
      ['refuses a different date', { 'last-modified': 'x' }, 200, { 'last-modified': 'y' }, whole, changed],
      ['refuses a different length', {}, 206, range(cut, whole.length + 9), end, changed],
      ['refuses an end before the known length', {}, 416, { 'content-range': `bytes */${cut}` }, end, changed],
      ['refuses a response without length, ETag and date', { 'transfer-encoding': 'chunked' }, 200, {}, whole, stuck],
      ['refuses a range that begins after a gap', {}, 206, range(cut + 9), end.subarray(9), stuck],
      ['refuses a range error without a length', {}, 416, {}, end, stuck],
    ])('after a broken connection, %s', async (_, first, status, headers, rest, problem) => {
      let times = 0
      const server = createServer((__, response) => {
        if (times++ === 0) {
          const isSized = !('transfer-encoding' in first)
          response.writeHead(200, { ...first, ...(isSized && { 'content-length': whole.length }) })
          response.write(whole.subarray(0, cut))
          setTimeout(() => response.destroy(), 20)
        } else {
          response.writeHead(status, headers)
          response.end(status === 416 ? '' : rest)
        }
      })
      await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
      onTestFinished(() => void server.close())
      const { port } = server.address() as AddressInfo
      const { stdout, stderr, exitCode } = await citable(['check', `http://127.0.0.1:${port}/a.ndjson`, '-f', 'ndjson'])
      if (problem === '') {
        const local = await citable(['check', 'a.ndjson', '-f', 'ndjson'], { files: { 'a.ndjson': lines } })
        expect(resultsIn(stdout)).toEqual(resultsIn(local.stdout))
      } else {
        expect(stderr).toContain(problem)
        expect(exitCode).toBe(2)
      }
    })
  })
})

describe('parts of the work', () => {
  const several = {
    'a.ndjson': lines,
    'b.json': list,
    'c.ndjson.gz': gzipSync(lines).subarray(0, 300),
    'd.ndjson.gz': gzipSync(lines),
    'e.json': clean,
  }

  test('the shards together report all findings of a single run, with the same record and line numbers', async () => {
    const files = { 'a.ndjson': lines.repeat(12), 'b.json': list, 'c.json': clean }
    const args = ['check', 'a.ndjson', 'b.json', 'c.json', '-f', 'ndjson', ...streaming]
    const whole = await citable(args, { files })
    const parts = await Promise.all([1, 2, 3].map(number => citable([...args, '--shard', `${number}/3`], { files })))
    const sorted = (text: string) => text.split('\n').sort()
    expect(sorted(parts.map(({ stdout }) => stdout).join(''))).toEqual(
      expect.arrayContaining(sorted(whole.stdout).filter(line => line !== '')),
    )
    expect(parts.filter(({ stdout }) => stdout !== '').length).toBeGreaterThan(1)
    expect((await citable([...args, '--shard', '4/3'], { files })).exitCode).toBe(2)
  })

  longTest('merging the reports of any number of shards results in the report of the whole', async () => {
    const files = { 'a.ndjson': `${lines.repeat(8)}{"doi" broken\n${lines}`, 'b.json': list, 'c.json': clean }
    for (const form of [[], ['--summary-only']]) {
      const args = ['check', 'a.ndjson', 'b.json', 'c.json', '-f', 'json', ...streaming, ...form]
      const whole = JSON.parse((await citable(args, { files })).stdout)
      for (const shards of [1, 2, 5, 9]) {
        const reports: Record<string, string> = {}
        for (let number = 1; number <= shards; number++)
          reports[`part-${number}.json`] = (
            await citable([...args, '--shard', `${number}/${shards}`], { files })
          ).stdout
        const merged = await citable(['stats', 'merge', ...Object.keys(reports).reverse()], { files: reports })
        expect(JSON.parse(merged.stdout)).toEqual(whole)
      }
    }
  })

  test.each([
    ['an archive', ['x.tar']],
    ['a list of inputs', Object.keys(several)],
  ])('each file of %s is read by only one shard', async (_, names) => {
    const files = { 'x.tar': tarOf(several), ...several }
    const args = ['check', ...names, '-f', 'ndjson', ...streaming]
    const whole = await citable(args, { files })
    const parts = await Promise.all([1, 2, 3].map(number => citable([...args, '--shard', `${number}/3`], { files })))
    expect(parts.map(({ stdout }) => stdout).flatMap(text => resultsIn(text))).toHaveLength(
      resultsIn(whole.stdout).length,
    )
    expect(parts.map(({ stdout }) => stdout !== '')).toEqual([true, true, false])
    expect(whole.stderr).toContain('damaged or cut off')
    expect(parts.filter(({ stderr }) => stderr.includes('damaged or cut off'))).toHaveLength(1)
  })

  test('stats merge refuses a file that is not a report', async () => {
    const files = { 'a.json': '[]', 'b.json': '{', 'c.json': '{"version":1,"summary":{}}' }
    for (const name of [...Object.keys(files), 'none.json'])
      expect((await citable(['stats', 'merge', name], { files })).exitCode).toBe(2)
    expect((await citable(['stats'], { files })).exitCode).toBe(2)
  })

  longTest('an interrupted run resumes and writes the same reports', async () => {
    const files = { 'a.ndjson': lines.repeat(20), 'b.json': list }
    const outputs = ['ndjson=r.ndjson', 'sarif=r.sarif', 'json=r.json', 'junit=r.xml', 'gitlab=r.gl']
    const args = [
      'check',
      'a.ndjson',
      'b.json',
      '-f',
      'compact',
      ...outputs.flatMap(output => ['-o', output]),
      ...streaming,
    ]
    const whole = await citable(args, { files })
    const first = await citable([...args, '--resume', 'journal'], { files, ...interruptedByNote() })
    expect(first.exitCode).toBe(2)
    expect(first.stderr).toContain('Interrupted')
    expect(JSON.parse(await first.read('r.json')).results.length).toBeLessThan(
      JSON.parse(await whole.read('r.json')).results.length,
    )
    const kept: Record<string, string> = { journal: await first.read('journal') }
    for (const name of ['r.ndjson', 'r.sarif', 'r.json', 'r.xml', 'r.gl']) kept[name] = await first.read(name)
    const second = await citable([...args, '--resume', 'journal'], { files: { ...files, ...kept } })
    expect(second.exitCode).toBe(whole.exitCode)
    for (const name of ['r.ndjson', 'r.sarif', 'r.json', 'r.xml', 'r.gl'])
      expect(await second.read(name), name).toBe(await whole.read(name))
    expect(first.stdout + second.stdout).toBe(whole.stdout)
    await expect(second.read('journal')).rejects.toThrow()
  })

  test.each([
    ['check', 'was not checked. The check failed on it: It fails.'],
    ['convert', 'was not read. The convert failed on it: It fails.'],
  ])('%s --resume reports the parts that failed in a thread before the interruption', async (name, told) => {
    const descriptions = [{ description: 'Rain. '.repeat(10_000), descriptionType: 'Abstract' }]
    const one = `${JSON.stringify({ doi: '10.5072/a', titles: [{ title: 'Rain' }], descriptions, version: 'fail' })}\n`
    const args = [name, 'a.ndjson', '--jobs', '2', '--resume', 'journal']
    args.push(...(name === 'check' ? ['-f', 'ndjson', '-o', 'junit=r.xml'] : ['--to', 'rest', '-o', 'r.json']))
    const files = { 'a.ndjson': one.repeat(40) }
    const worker = new URL('faulty-worker.mjs', import.meta.url)
    const failures = (stderr: string) => stderr.split('\n').filter(line => line.includes(told))
    const first = await citable(args, { files, worker, ...interruptedByNote(told) })
    expect(first.exitCode).toBe(2)
    const before = failures(first.stderr)
    expect(before).not.toEqual([])
    const output = name === 'check' ? 'r.xml' : 'r.json'
    const kept = { journal: await first.read('journal'), [output]: await first.read(output) }
    const second = await citable(args, { files: { ...files, ...kept } })
    expect(second.exitCode).toBe(2)
    expect(failures(second.stderr)).toEqual(before)
    if (name === 'check') expect((await second.read(output)).split('was not checked')).toHaveLength(before.length + 1)
  })

  test('check --resume refuses to resume a run if the sizes of the inputs have changed', async () => {
    const files = { 'a.ndjson': lines.repeat(20) }
    const args = ['check', 'a.ndjson', '-f', 'compact', '--resume', 'journal', ...streaming]
    const stop = Promise.resolve()
    const journal = await (await citable(args, { files, stop })).read('journal')
    const again = await citable(args, { files: { 'a.ndjson': lines.repeat(19), journal } })
    expect(again.exitCode).toBe(2)
    expect(again.stderr).toContain('other inputs')
  })

  test('check --resume refuses a journal of another run', async () => {
    const files = { 'a.ndjson': lines, j: '{"version":1,"pieces":2,"asked":"x"}', k: 'nothing' }
    for (const journal of ['j', 'k']) {
      const { exitCode, stderr } = await citable(['check', 'a.ndjson', '--resume', journal], { files })
      expect(exitCode).toBe(2)
      expect(stderr).toContain('journal')
    }
  })

  test('check reports that one report cannot be written to a full disk, and writes the other report', async () => {
    let closed = 0
    const { exitCode, stdout, stderr } = await citable(
      ['check', 'a.ndjson', '-f', 'compact', '-o', 'json=/dev/full', ...streaming],
      {
        files: { 'a.ndjson': lines },
        fileSystem: real => ({
          async openOutput(path, length) {
            const file = await real.openOutput(path, length)
            return {
              ...file,
              close: () => {
                closed++
                return file.close()
              },
            }
          },
        }),
      },
    )
    expect(exitCode).toBe(2)
    expect(stderr).toContain('/dev/full: The report cannot be written: no space left on the device.')
    expect(closed).toBe(1)
    expect(stdout).not.toBe('')
  })
})

test('check streams a small compressed file that is large when decompressed', async () => {
  const text = `[${clean}${' '.repeat(5 << 20)}]`
  const packed = gzipSync(text)
  expect(packed.length).toBeLessThan(10_000)
  const { exitCode, stdout } = await citable(['check', 'a.json.gz', '-f', 'json'], { files: { 'a.json.gz': packed } })
  expect(exitCode).toBe(0)
  expect(JSON.parse(stdout).summary.records).toBe(1)
  expect(JSON.parse(stdout).counts).toBeDefined()
})

test.each([[[]], [streaming]])(
  'with the arguments %j, check counts each line that is not a record as invalid',
  async args => {
    const { stdout } = await citable(['check', 'a.ndjson', '-f', 'json', ...args], {
      files: { 'a.ndjson': '{}\n{}\n{"a" broken\n' },
    })
    expect(JSON.parse(stdout).summary).toMatchObject({ files: 1, records: 0, invalid: 3, errors: 3 })
  },
)

test('check streams YAML files of at least half a MiB', async () => {
  const record = `- ${clean.replaceAll('\n', '\n  ').trimEnd()}\n`
  const yaml = record.repeat(Math.ceil(2 ** 19 / record.length))
  const { stdout } = await citable(['check', 'a.yaml', '-f', 'json'], { files: { 'a.yaml': yaml } })
  expect(JSON.parse(stdout)).toHaveProperty('counts')
})
