import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { convert, readRecords } from '../../src/formats/index.ts'
import { checkStream, convertStream, readStream, type StreamInput } from '../../src/stream.ts'
import { check } from '../../src/validation/index.ts'
import { all, cut, piecesIn, records, slowly, stopClock, texts } from './inputs.ts'

const lines = records.map(record => `${JSON.stringify(record)}\n`).join('')
const few = records.slice(0, 3).map(record => JSON.stringify(record))
const layouts: Record<string, string> = {
  'a list with lines': `[\n${few.join(',\n')}\n]\n`,
  'a list with lines that begin with commas': `[\n${few.join('\n,')}\n]\n`,
  'a list with one line': `[\n${few[0]}\n]\n`,
  'a page with lines': `{"data": [\n${few.join(',\n')}\n]}\n`,
  'a page with one record on a line': `{\n"data":\n[\n${few[0]}\n]\n}\n`,
  NDJSON: lines,
  'NDJSON with CRLF and blank lines': lines.replaceAll('\n', '\r\n\r\n'),
  'NDJSON without a last line break': lines.trimEnd(),
  'a list': JSON.stringify(records),
  'an indented list': `\n${JSON.stringify(records, undefined, 2)}\n`,
  'a page': JSON.stringify({ meta: { data: [1], results: '"]' }, data: records, links: { next: null } }, undefined, 1),
  'a page of results': JSON.stringify({ count: 3, results: records }),
  'one record': JSON.stringify(records[0], undefined, 2),
  'an empty list': '[]',
  'an empty page': '{"data": []}',
  'an empty text': '',
}

const whole = (text: string) => {
  const { records: found, diagnostics } = check(text)
  return { records: found, diagnostics }
}

async function streamed(input: StreamInput, longestRecord?: number) {
  const reports = await all(checkStream(input, longestRecord === undefined ? {} : { longestRecord }))
  return {
    records: reports.filter(report => report.index !== undefined),
    diagnostics: reports.filter(report => report.index === undefined).flatMap(({ diagnostics }) => diagnostics),
  }
}

describe('checkStream', () => {
  test.each(Object.entries(layouts))('checkStream and check report the same findings in %s', async (_, text) => {
    expect(await streamed(text)).toEqual(whole(text))
    const longest = Math.max(...records.map(record => JSON.stringify(record, undefined, 4).length)) + 1000
    expect(await streamed(text, longest)).toEqual(whole(text))
  })

  test('checkStream returns the same results for chunks of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.values(layouts)),
        fc.array(fc.nat(), { maxLength: 60 }),
        fc.integer({ min: 20_000, max: 60_000 }),
        async (text, places, longest) => {
          expect(await streamed(cut(text, places), longest)).toEqual(await streamed(text, longest))
        },
      ),
      { numRuns: 30 },
    )
  })

  test('checkStream returns the same results for chunks that arrive at any time', async () => {
    stopClock()
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.values(layouts)),
        fc.array(fc.nat(), { maxLength: 20 }),
        async (text, places) => {
          expect(await streamed(slowly(cut(text, places)))).toEqual(await streamed(text))
        },
      ),
      { numRuns: 30 },
    )
  })

  test.each([
    ['lines', `${few[0]}\n${few[1]}\n{"do`, 2],
    ['a list', `[${few[0]}, ${few[1]} , {"do`, 2],
    ['a page', `{"data":[${few[0]},${few[1]},{"do`, 0],
  ])(
    'checkStream returns records as soon as the input can be divided, and cancels the stream when the caller stops reading: %s',
    async (_, beginning, most) => {
      let isCancelled = false
      let wait = (): void => undefined
      const input = new ReadableStream<string>({
        start: controller => controller.enqueue(beginning),
        pull: () => wait(),
        cancel() {
          isCancelled = true
        },
      })
      const controller = new AbortController()
      // No record is reported as long as the input cannot be divided.
      if (most === 0) wait = () => setTimeout(() => controller.abort(new Error('enough')), 300)
      let given = 0
      const reading = async (): Promise<void> => {
        for await (const { index } of checkStream(input, { signal: controller.signal }))
          if (index !== undefined && ++given === most) break
      }
      if (most === 0) await expect(reading()).rejects.toThrow('enough')
      else await reading()
      expect(given).toBe(most)
      expect(isCancelled).toBe(true)
    },
  )

  test('checkStream rejects with the reason of an aborted signal while it waits for more input', async () => {
    async function* silent() {
      yield lines
      await new Promise(() => undefined)
    }
    const controller = new AbortController()
    const reports = checkStream(silent(), { signal: controller.signal })
    await reports.next()
    setTimeout(() => controller.abort(new Error('enough')))
    await expect(all(reports)).rejects.toThrow('enough')
  })

  test('checkStream accepts bytes, Blobs, streams and iterables of text', async () => {
    const text = layouts['a list'] ?? ''
    const expected = whole(text)
    const bytes = new TextEncoder().encode(text)
    expect(await streamed(bytes)).toEqual(expected)
    expect(await streamed(new Blob([text]))).toEqual(expected)
    expect(await streamed(new Response(text).body ?? '')).toEqual(expected)
    expect(await streamed([text.slice(0, 999), text.slice(999)])).toEqual(expected)
    const utf16 = new Uint8Array(2 + 2 * text.length)
    utf16.set([0xff, 0xfe])
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      utf16.set([unit & 0xff, unit >> 8], 2 + 2 * at)
    }
    expect(await streamed(utf16)).toEqual(expected)
    expect(await streamed(`\uFEFF${text}`)).toEqual(expected)
  })

  test('checkStream reports the position of a broken line among many, and continues', async () => {
    const good = `${JSON.stringify(records[0])}\n`
    const text = `${good.repeat(40)}{"doi": 10.5072/x}\n${good.repeat(40)}`
    const { records: found, diagnostics } = await streamed(text, 20_000)
    expect(found.map(({ index }) => index)).toEqual(Array.from({ length: 80 }, (_, index) => index))
    expect(diagnostics.map(({ rule, position }) => [rule, position?.start.line])).toEqual([['schema/not-json', 41]])
  })

  test('checkStream reports invalid UTF-8 in one line or entry, and continues', async () => {
    const good = new TextEncoder().encode(JSON.stringify(records[0]))
    const bad = Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d)
    const join = (separator: string, start: string, end: string) =>
      new Blob([start, good, separator, bad, separator, good, end])
    for (const blob of [join('\n', '', '\n'), join(',', '[', ']'), join(' , ', '{"data":[ ', ' ]}')]) {
      const { records: found, diagnostics } = await streamed(blob)
      expect(found).toHaveLength(2)
      expect(diagnostics.map(({ rule }) => rule)).toEqual(['schema/encoding'])
    }
  })

  test('checkStream reports a NUL character in one of many lines, and continues', async () => {
    const good = `${JSON.stringify(records[0])}\n`
    const count = Math.ceil(2 ** 21 / good.length)
    const { records: found, diagnostics } = await streamed(`${good}{"doi": "\0"}\n${good.repeat(count)}`)
    expect(found).toHaveLength(count + 1)
    expect(diagnostics.map(({ rule, position }) => [rule, position?.start.line])).toEqual([['schema/not-json', 2]])
  })

  test.each([2 ** 18, 2 ** 19, 2 ** 21])(
    'an NDJSON stream with at least %d bytes is divided at the same positions for chunks of any size',
    async size => {
      const good = `${JSON.stringify(records[0])}\n`
      const text = good.repeat(Math.ceil(size / good.length))
      const lengths = async (input: StreamInput) => (await all(piecesIn(input))).map(({ bytes }) => bytes.length)
      const atOnce = await lengths(text)
      expect(atOnce.length).toBeGreaterThan(2)
      for (const step of [10_000, 2 ** 18, 300_001])
        expect(
          await lengths(
            cut(
              text,
              Array.from({ length: Math.floor(text.length / step) }, (_, at) => (at + 1) * step),
            ),
          ),
        ).toEqual(atOnce)
    },
  )

  test('a stream of 1,000 records is divided into a first piece of one record and fewer than 50 other pieces', async () => {
    const good = `${JSON.stringify(records[0]).padEnd(2000)}\n`
    const pieces = await all(piecesIn(good.repeat(1000)))
    const [first, ...others] = pieces.map(({ bytes }) => Math.round(bytes.length / good.length))
    expect(first).toBe(1)
    expect(others.length).toBeLessThan(50)
  })

  test('checkStream reports an overlong record, and continues', async () => {
    const good = JSON.stringify(records[0])
    const filler = 'x'.repeat(100_000)
    function* long(start: string, end: string): Generator<string> {
      yield start
      for (let part = 0; part < 50; part++) yield filler
      yield end
    }
    for (const chunks of [
      long(`${good}\n${good}\n{"doi": "`, `"}\n${good}\n`),
      long(`[${good},${good},{"doi": "`, `"},${good}]`),
      long(`[{"doi": "`, `"},${good},${good}, ${good}]`),
    ]) {
      const { records: found, diagnostics } = await streamed(chunks, 200_000)
      expect(found).toHaveLength(3)
      expect(diagnostics.map(({ rule }) => rule)).toEqual(['schema/too-long'])
    }
  })

  test('checkStream reports a truncated list, and text after the end of a list', async () => {
    const good = JSON.stringify(records[0])
    const cutOff = await streamed(`[${good},${good},{"doi": "10.50`)
    expect(cutOff.records).toHaveLength(2)
    expect(cutOff.diagnostics.map(({ rule }) => rule)).toEqual(['schema/not-json', 'schema/not-json'])
    const more = await streamed(`[${good}] [${good}]`)
    expect(more.records).toHaveLength(1)
    expect(more.diagnostics.map(({ message }) => message)).toEqual(['The JSON value is followed by more text.'])
  })

  test('checkStream reads less than 3 MB of an endless stream and cancels the stream, if the caller stops after one report', async () => {
    let pulled = 0
    let isCancelled = false
    const line = new TextEncoder().encode(`${JSON.stringify(records[0])}\n`.repeat(200))
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled++
        controller.enqueue(line)
      },
      cancel() {
        isCancelled = true
      },
    })
    for await (const report of checkStream(endless)) {
      expect(report.outcome).toBe('valid')
      break
    }
    expect(isCancelled).toBe(true)
    expect(pulled * line.length).toBeLessThan(3_000_000)
  })

  test.each([
    ['checkStream', (signal: AbortSignal) => checkStream(lines, { signal })],
    ['readStream', (signal: AbortSignal) => readStream(lines, { signal })],
    ['convertStream', (signal: AbortSignal) => convertStream(lines, { signal, to: 'datacite-xml' })],
  ] as const)('%s returns no more records after its signal has been aborted', async (_, stream) => {
    const controller = new AbortController()
    let given = 0
    const reading = async (): Promise<void> => {
      for await (const { index } of stream(controller.signal)) {
        if (index === undefined) continue
        given++
        controller.abort(new Error('enough'))
      }
    }
    await expect(reading()).rejects.toThrow('enough')
    expect(given).toBe(1)
  })

  test('checkStream rejects with the reason of an aborted signal, the error of a broken stream, or a TypeError for invalid input or options', async () => {
    const controller = new AbortController()
    controller.abort(new Error('enough'))
    await expect(all(checkStream(lines, { signal: controller.signal }))).rejects.toThrow('enough')
    async function* failing() {
      yield lines
      throw new Error('the connection broke')
    }
    await expect(all(checkStream(failing()))).rejects.toThrow('the connection broke')
    await expect(all(checkStream(42 as never))).rejects.toThrow(TypeError)
    await expect(all(checkStream([42] as never))).rejects.toThrow(/A chunk of the stream/)
    await expect(all(checkStream('', { kernel: '9' as never }))).rejects.toThrow(TypeError)
    await expect(all(checkStream('', { longestRecord: 0 }))).rejects.toThrow(/longestRecord/)
  })
})

describe('XML with many records', () => {
  const documents = texts('datacite-xml').filter(text => text.includes('xmlns='))
  const bare = documents.map(text => text.replace(/^\uFEFF?<\?xml[^>]*\?>\s*/, ''))
  const around: Record<string, [start: string, before: string, after: string, end: string]> = {
    resources: ['<?xml version="1.0"?>\n<resources>', '\n', '', '\n</resources>'],
    'an OAI-PMH response': [
      '<?xml version="1.0" encoding="UTF-8"?><OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><!-- <resource> --><ListRecords>',
      '<record><header><identifier>oai:x</identifier></header><metadata>\n',
      '\n</metadata></record>',
      '<resumptionToken/></ListRecords></OAI-PMH>',
    ],
  }

  test.each(Object.entries(around))(
    'checkStream checks each record of an XML document separately: %s',
    async (_, [start, before, after, end]) => {
      const text = `${start}${bare.map(one => `${before}${one}${after}`).join('')}${end}`
      const expected = bare.map(one => check(one).records[0])
      for (const chunks of [[text], cut(text, [5, 77, 1000, 4001, 9999, 20_000])]) {
        const { records: found, diagnostics } = await streamed(chunks)
        expect(diagnostics).toEqual([])
        expect(found.map(({ diagnostics: list }) => list.map(({ rule, path }) => [rule, path]))).toEqual(
          expected.map(one => one?.diagnostics.map(({ rule, path }) => [rule, path])),
        )
        for (const record of found)
          for (const { position, message } of record.diagnostics) {
            const stands = position && text.slice(position.start.offset, position.end.offset)
            expect(stands, message).toBeDefined()
            const column = text
              .slice(0, position?.start.offset)
              .split(/\r\n?|\n/)
              .at(-1)?.length
            expect(position?.start.column).toBe((column ?? 0) + 1)
          }
      }
    },
  )

  test('checkStream gives positions in an XML document even if namespaces are declared outside the record', async () => {
    const one = `<d:resource><d:identifier identifierType="DOI">10.5072/x</d:identifier>\n<d:colour/></d:resource>`
    const text = `<resources xmlns:d="http://datacite.org/schema/kernel-4">${one}${one}</resources>`
    const { records: found } = await streamed(text)
    const places = found.flatMap(({ diagnostics }) =>
      diagnostics
        .filter(({ rule }) => rule === 'schema/unexpected-element')
        .map(({ position }) => text.slice(position?.start.offset, position?.end.offset)),
    )
    expect(places).toEqual(['<d:colour', '<d:colour'])
  })

  test('checkStream reports a truncated XML document, and returns the records before the truncation', async () => {
    const text = `<resources>${bare[0]}${bare[1]?.slice(0, 300)}`
    const { records: found, diagnostics } = await streamed(text)
    expect(found).toHaveLength(1)
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['schema/not-well-formed'])
  })
})

describe('readStream', () => {
  test.each([
    ['bibtex', '\n'],
    ['ris', '\n'],
  ])(
    'readStream reads the same records from %s in parts as readRecords from the whole text',
    async (format, separator) => {
      const text = texts(format).join(separator).repeat(3)
      const expected = readRecords(text, { from: format as 'ris' })
      for (const longestRecord of [30_000, undefined]) {
        const found = await all(
          readStream(cut(text, [100, 2000, 2001, 5000, 70_000]), longestRecord === undefined ? {} : { longestRecord }),
        )
        expect(found.flatMap(({ record }) => (record === undefined ? [] : [record]))).toEqual(
          expected.records.map(({ record }) => record),
        )
      }
    },
  )

  test('BibTeX abbreviations apply to later parts of a stream', async () => {
    const entry = (key: number) =>
      `@article{k${key}, title = {T${key} ${'x'.repeat(300)}}, journal = soil, year = 2020}\n`
    const text = `@string{soil = "Journal of Soil"}\n${Array.from({ length: 50 }, (_, key) => entry(key)).join('')}`
    const found = await all(readStream(text, { longestRecord: 1000 }))
    expect(found).toHaveLength(50)
    expect(found.map(({ record }) => JSON.stringify(record).includes('Journal of Soil'))).toEqual(
      Array.from({ length: 50 }, () => true),
    )
  })

  test('readStream reads lines of CSL-JSON, and continues after a line that is not JSON', async () => {
    const item = (id: string) => JSON.stringify({ id, type: 'dataset', DOI: `10.5072/${id}`, title: 'T' })
    const found = await all(readStream(`${item('a')}\n${item('b')}\nnothing\n${item('c')}\n`))
    expect(found.map(({ record, index }) => record && [index, record.doi])).toEqual(
      expect.arrayContaining([[0, '10.5072/a'], [1, '10.5072/b'], [2, '10.5072/c'], undefined]),
    )
  })
})

describe('convertStream', () => {
  test.each(['datacite-rest', 'bibtex', 'datacite-xml', 'citable-json'] as const)(
    'convertStream converts each record to %s with the same losses as convert',
    async to => {
      const good = records.slice(0, -4)
      const found = await all(
        convertStream(
          good.map(record => `${JSON.stringify(record)}\n`),
          { to, longestRecord: 50_000 },
        ),
      )
      const expected = good.map(record =>
        convert(JSON.stringify(record), { to, pretty: !to.endsWith('-xml') && to === 'bibtex' }),
      )
      expect(found.map(({ index }) => index)).toEqual(good.map((_, index) => index))
      if (to !== 'datacite-xml')
        expect(found.map(({ text }) => text)).toEqual(expected.map(one => (one.ok ? one.text : undefined)))
      expect(found.map(one => ('losses' in one ? one.losses : undefined))).toEqual(
        expected.map(one => (one.ok ? one.losses : undefined)),
      )
    },
  )

  test('convertStream returns no text for an unreadable record, and converts the other records', async () => {
    const found = await all(
      convertStream('{"doi":"10.5072/a"}\n{"doi"\n{"doi":"10.5072/b"}\n', { to: 'datacite-rest' }),
    )
    expect(found.map(({ text }) => text)).toEqual([undefined, '{"doi":"10.5072/a"}\n', '{"doi":"10.5072/b"}\n'])
  })
})

describe('a stream whose beginning is in no format', () => {
  const chunk = 'x'.repeat(1 << 16)
  const endless = function* (read: { chunks: number }, before = ''): Generator<string> {
    yield before
    for (;;) {
      if (read.chunks++ > 100) throw new Error('It is read on and on.')
      yield chunk
    }
  }

  test('checkStream reports a stream of unknown format after 1 MiB without a line break, and stops reading', async () => {
    const read = { chunks: 0 }
    const found = await all(checkStream(endless(read)))
    expect(found.map(({ diagnostics }) => diagnostics.map(({ message }) => message))).toEqual([
      [
        'The format of the input cannot be recognised: the input does not begin like a record and contains no line break in its first 1 MiB.',
      ],
    ])
    expect(read.chunks).toBeLessThan(20)
  })

  test.each(['{', ' [', '<', '@misc{', 'a\n'])(
    'checkStream continues to read a stream whose beginning may belong to a known format: %j',
    async before => {
      await expect(all(checkStream(endless({ chunks: 0 }, before)))).rejects.toThrow('on and on')
    },
  )
})

describe('a stream that breaks off', () => {
  const good = texts('datacite-rest').slice(0, 4)
  const dois = good.map(text => readRecords(text).records[0]?.record.doi)
  const inOne = (open: string, entries: string[], between: string) => open + entries.join(between)
  const entries = Array.from({ length: 700 }, (_, number) => `@misc{k${number}, doi = {10.5072/${number}}}`)
  const ris = Array.from({ length: 700 }, (_, number) => `TY  - DATA\nDO  - 10.5072/${number}\nER  - \n`)
  const compact = good.map(text => JSON.stringify(JSON.parse(text)))

  test.each<[string, string, (string | undefined)[]]>([
    ['lines', inOne('', compact, '\n').slice(0, -40), dois.slice(0, -1)],
    ['a list', inOne('[', good, ' ,\n').slice(0, -40), dois.slice(0, -1)],
    ['a list that ends with a comma', `${inOne('[', compact, ',')} , `, dois],
    ['a page', inOne('{"meta": {}, "data": [', compact, ','), dois.slice(0, -1)],
    [
      'XML',
      `<resources>${'<resource><identifier identifierType="DOI">10.5072/x</identifier></resource>'.repeat(3)}<resour`,
      new Array(3).fill('10.5072/x'),
    ],
    ['BibTeX', inOne('', entries, '\n').slice(0, -5), entries.slice(0, -1).map((_, number) => `10.5072/${number}`)],
    ['RIS', inOne('', ris, '\n').slice(0, -8), ris.slice(0, -1).map((_, number) => `10.5072/${number}`)],
    ['one record', (good[0] ?? '').slice(0, -40), []],
    ['an empty stream', '', []],
  ])('returns every complete record of a broken stream, and then its error: %s', async (_, text, expected) => {
    async function* broken() {
      yield* cut(text, [50, 4000])
      throw new Error('The line is dead.')
    }
    const found: unknown[] = []
    const reading = async () => {
      for await (const { record, diagnostics } of readStream(broken()) as AsyncIterable<{
        record?: { doi?: string }
        diagnostics?: { severity: string }[]
      }>) {
        expect(diagnostics?.filter(({ severity }) => severity === 'error') ?? []).toEqual([])
        if (record !== undefined) found.push(record.doi)
      }
    }
    await expect(reading()).rejects.toThrow('The line is dead.')
    expect(found).toEqual(expected)
  })
})

describe('pieces', () => {
  const short = Array.from({ length: 2500 })
  test.each([
    ['lines', short.map(() => '{"doi":"10.5072/x"}\n').join('')],
    ['a list', `[${short.map(() => '{"doi":"10.5072/x"}').join(', ')}]`],
    ['BibTeX', short.map((_, number) => `@misc{k${number}, doi = {10.5072/x}}\n`).join('')],
  ])('a piece of a stream contains at most 250 short records: %s', async (_, text) => {
    const pieces = await all(piecesIn(text))
    const counts = pieces.map(({ bytes }) => new TextDecoder().decode(bytes).split('10.5072/x').length - 1)
    expect(counts).toEqual(Array(10).fill(250))
  })
})
