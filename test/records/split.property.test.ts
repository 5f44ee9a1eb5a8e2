import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readRecords } from '../../src/formats/index.ts'
import { placeAfter, start } from '../../src/records/place.ts'
import { splitYaml } from '../../src/records/split/yaml.ts'
import { readStream } from '../../src/stream.ts'
import { check } from '../../src/validation/check.ts'
import type { RecordReport } from '../../src/validation/report.ts'
import { withinProcessorTime } from '../linear.ts'
import { runsOr } from '../runs.ts'
import { all, checkPiece, cut, piecesIn, slowly, stopClock } from './inputs.ts'

const encoder = new TextEncoder()

describe('BibTeX in parts', () => {
  const word = fc.constantFrom(
    'Rain',
    'on {the} moor',
    'a {nested {one}}',
    'jane@example.org',
    '50 (per cent)',
    '\n@ noon',
    'x,y = z',
  )
  const quotable = word.filter(text => !text.includes('"'))
  const fields = fc
    .tuple(word, quotable)
    .map(([title, note]) => `  title = {${title}},\n  note = "${note}",\n  year = 2020`)
  const fence = (key: number, text: string): string => `@article{k${key},\n${text}\n}\n`
  const kinds: ((key: number, text: string) => string)[] = [
    fence,
    (key, text) => ` @Book ( k${key} ,\n${text})\n`,
    (key, text) => `@misc{k${key}, ${text.replaceAll('\n', ' ')}} `,
    // The last value of the entry, or the entry itself, is never closed.
    (key, text) => `@article{k${key},\n${text},\n  doi = {10.5072/${key}\n\n`,
    (key, text) => `@article(k${key},\n${text}\n\n`,
    (key, text) => `@comment{\n${fence(key, text)}}\n`,
    (key, text) => `Ask k${key}@example.org :-{ @ 5 {\n${fence(key, text)}`,
    key => `@comment(none)\n@string{ j${key} = {Journal ${key}} }\n@article{k${key}, title = {T}, journal = j${key}}\n`,
    (key, text) => `@incollection{k${key},\n${text},\n crossref = {Whole${key}}}\n`,
  ]
  const file = fc.array(fc.tuple(fc.nat(kinds.length - 1), fields), { minLength: 1, maxLength: 30 }).map(entries => {
    const texts = entries.map(([kind, text], key) => kinds[kind]?.(key, text) ?? '')
    const wholes = entries.flatMap(([kind], key) =>
      kind === kinds.length - 1 ? [`@book{whole${key}, title = {Whole}, publisher = {Acme}, year = 1999}\n`] : [],
    )
    return [...texts, ...wholes].join('')
  })

  test('readStream reads the same records from BibTeX in chunks as readRecords from the whole text, regardless of boundaries and timing', async () => {
    stopClock()
    await fc.assert(
      fc.asyncProperty(
        file,
        fc.array(fc.nat(), { maxLength: 40 }),
        fc.integer({ min: 400, max: 3000 }),
        fc.boolean(),
        async (text, places, longestRecord, isSlow) => {
          const expected = readRecords(text, { from: 'bibtex' })
          const chunks = cut(text, places)
          const found = await all(readStream(isSlow ? slowly(chunks) : chunks, { from: 'bibtex', longestRecord }))
          expect(found.flatMap(({ record }) => record ?? [])).toEqual(expected.records.map(({ record }) => record))
          const told = found.flatMap(one => ('diagnostics' in one ? one.diagnostics : []))
          const facts = (list: readonly { message: string; position?: unknown }[]) =>
            list.map(({ message, position }) => JSON.stringify([message, position])).sort()
          expect(facts(told)).toEqual(facts(expected.diagnostics))
        },
      ),
      { numRuns: runsOr(300, 60) },
    )
  })

  test('readStream ignores a BibTeX entry that follows "@comment(" on the same line', async () => {
    const text = '@comment(@misc{no, title = {None}})\n@misc{k, title = {Rain}}'
    for (const chunks of [
      [text],
      cut(
        text,
        [...text].map((_, at) => at),
      ),
    ]) {
      const found = await all(readStream(chunks, { from: 'bibtex' }))
      expect(found.map(({ record }) => record?.titles)).toEqual([[{ title: 'Rain' }]])
    }
  })

  test('readStream adds a BibTeX preamble between two records to the extras of the second record', async () => {
    stopClock()
    const texts = ['@misc{a, title = {Rain}}\n', '@preamble{"\\newcommand{\\x}{y}"}\n@misc{b, title = {Hail}}\n']
    const chunks = texts.map(text => encoder.encode(text))
    const found = await all(readStream(slowly(chunks), { from: 'bibtex' }))
    expect(found.map(({ record }) => record?.extras?.members)).toEqual([
      { '/key': 'a' },
      { '/key': 'b', '/preamble': '{\\newcommand{\\x}{y}}' },
    ])
  })

  test('a BibTeX stream is divided into small pieces even after an unclosed entry', async () => {
    const entry = (key: number): string => `@misc{k${key}, title = {Rain ${key}}}\n`
    const text = `${entry(1)}@misc{k2, title = {Hail\n${Array.from({ length: 2000 }, (_, key) => entry(key + 3)).join('')}`
    const pieces = await all(piecesIn(text, { from: 'bibtex', longestRecord: 5000 }))
    expect(Math.max(...pieces.map(({ bytes }) => bytes.length))).toBeLessThan(6000)
    expect(pieces.filter(({ fault }) => fault !== undefined)).toEqual([])
  })
})

describe('YAML in parts', () => {
  const value = fc.constantFrom(
    'Rain',
    '"- hail: #1"',
    "'--- no mark'",
    '|\n       - no entry\n       --- no mark\n\n       # no comment',
    '>-\n       ...\n       folded',
    '[a, "- b",\n       c]',
    '&own Snow',
  )
  /** A generator of the members of a record in YAML. The member `language`, if present, causes a finding. */
  const members = fc
    .tuple(fc.nat(99), value, fc.boolean())
    .map(([number, title, isWrong]) => [
      `doi: 10.5072/${number}`,
      `titles:\n   - title: ${title}\n   -\n     title: Same`,
      ...(isWrong ? ['language: english'] : []),
    ])
  const between = fc.constantFrom('', '', '\n', '# - a comment\n', '# ---\n\n')
  const list = fc
    .array(fc.tuple(members, between, fc.constantFrom('- ', '-\t\n  ', '-\n  ', '- # one\n  ')), {
      minLength: 1,
      maxLength: 12,
    })
    .map(entries => entries.map(([lines, gap, dash]) => `${gap}${dash}${lines.join('\n  ')}\n`).join(''))
  const single = members.map(lines => `${lines.join('\n')}\n`)
  const indented = fc
    .array(members, { minLength: 1, maxLength: 4 })
    .map(entries => entries.map(lines => ` - ${lines.join('\n   ')}\n`).join(''))
  const body = fc.oneof(list, list, single, indented)
  const mark = fc.constantFrom('---\n', '--- # next\n', '...\n---\n', '...\n# c\n%YAML 1.2\n---\n', '---\t\n\n')
  const text = fc
    .tuple(
      fc.constantFrom('', '# head\n', '%YAML 1.2\n---\n', '---\n'),
      body,
      fc.array(fc.tuple(mark, body), { maxLength: 8 }),
      fc.boolean(),
    )
    .map(([head, first, others, isCrlf]) => {
      const whole = head + first + others.map(([sign, document]) => sign + document).join('')
      return isCrlf ? whole.replaceAll('\n', '\r\n') : whole
    })

  test('a check of YAML in chunks reports the same findings as check for the whole text, regardless of chunk boundaries', async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(), { maxLength: 40 }), fc.boolean(), async (whole, places, areSmall) => {
        const expected = check(whole)
        const found: RecordReport[] = []
        const splitter = splitYaml({ block: areSmall ? 1 : 300, first: 1, most: 5, longest: 1e6 })
        let progress = start
        const pieces = [...cut(whole, places).flatMap(chunk => [...splitter.push(chunk)]), ...splitter.end()]
        for (const piece of pieces) {
          const { result, index, moved, progress: next } = placeAfter(progress, piece, checkPiece(piece, {}))
          progress = next
          expect(result.diagnostics).toEqual([])
          for (const record of result.records)
            found.push({ ...record, index: index + record.index, diagnostics: record.diagnostics.map(moved) })
        }
        expect(found).toEqual(expected.records)
        expect(Buffer.concat(pieces.map(({ bytes }) => bytes)).toString()).toBe(whole)
        if (areSmall) expect(pieces.length).toBeGreaterThan(expected.records.length / 5)
      }),
      { numRuns: runsOr(150, 30) },
    )
  })

  test('readStream reads YAML in small parts, skips a record that is too long, and continues after a broken record', async () => {
    const record = (number: number, more = '') => `- doi: 10.5072/${number}\n  titles: [{title: Rain}]\n${more}`
    const many = Array.from({ length: 9000 }, (_, number) => record(number)).join('')
    const long = `- doi: 10.5072/long\n  titles:\n${'   - title: Hail\n'.repeat(9000)}`
    const input = `${many}${record(9000, '  language: "english\n')}${record(9001)}${long}${record(9002)}---\ndoi: 10.5072/9003\n`
    const pieces = await all(piecesIn(input, { longestRecord: 100_000 }))
    expect(Math.max(...pieces.map(({ bytes }) => bytes.length))).toBeLessThan(70_000)
    const found = await all(readStream(cut(input, [7, 100_000, 500_000]), { longestRecord: 100_000 }))
    const dois = found.flatMap(({ record }) => record?.doi ?? [])
    expect(dois).toEqual(
      Array.from({ length: 9004 }, (_, number) => `10.5072/${number}`).filter(doi => doi !== '10.5072/9000'),
    )
    expect(found.flatMap(one => ('diagnostics' in one ? one.diagnostics.map(({ rule }) => rule) : []))).toEqual([
      'schema/not-yaml',
      'schema/too-long',
    ])
  })

  test('readStream reads a long YAML list in which a record is an alias of another record', async () => {
    const input = `- &one {doi: 10.5072/a, titles: [{title: Rain}]}\n- *one\n${'- {doi: 10.5072/b, titles: [{title: Hail}]}\n'.repeat(3000)}`
    const found = await all(readStream(input))
    expect(found.slice(0, 2).map(({ record }) => record?.doi)).toEqual(['10.5072/a', '10.5072/a'])
    expect(found).toHaveLength(3002)
  })
})

describe('RIS in parts', () => {
  const reference = fc
    .tuple(fc.constantFrom('TY  - ', 'ty - ', ' TY   - '), fc.boolean(), fc.nat(3), fc.constantFrom('\n', '\r\n', '\r'))
    .map(([tag, isEnded, keywords, end]) =>
      [
        `${tag}JOUR`,
        'TI  - TY  - rain',
        ...Array(keywords).fill('KW  - a word'),
        ...(isEnded ? ['ER  - '] : []),
        '',
        '',
      ].join(end),
    )

  test('readStream reads the same records from RIS in chunks as readRecords from the whole text, regardless of boundaries and timing', async () => {
    stopClock()
    await fc.assert(
      fc.asyncProperty(
        fc.array(reference, { minLength: 1, maxLength: 60 }),
        fc.array(fc.nat(), { maxLength: 40 }),
        fc.integer({ min: 100, max: 3000 }),
        fc.boolean(),
        async (references, places, longestRecord, isSlow) => {
          const text = references.join('')
          const chunks = cut(text, places)
          const found = await all(readStream(isSlow ? slowly(chunks) : chunks, { from: 'ris', longestRecord }))
          const expected = readRecords(text, { from: 'ris' }).records.map(({ record }) => record)
          expect(found.flatMap(({ record }) => record ?? [])).toEqual(expected)
        },
      ),
      { numRuns: runsOr(300, 60) },
    )
  })

  test('a RIS stream without end tags is divided into small pieces, regardless of its line endings', async () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const text = ['TY  - JOUR', 'TI  - Rain', ''].join(end).repeat(5000)
      const pieces = await all(piecesIn(text, { longestRecord: 5000 }))
      expect(Math.max(...pieces.map(({ bytes }) => bytes.length))).toBeLessThan(6000)
      expect(pieces.filter(({ fault }) => fault !== undefined)).toEqual([])
    }
  })

  test('readStream skips a RIS reference that is too long, and reads the others', async () => {
    const text = `TY  - JOUR\nTI  - Rain\nER  - \nTY  - JOUR\n${'KW  - a word\n'.repeat(9000)}ER  - \nTY  - JOUR\nTI  - Hail\nER  - \n`
    const found = await all(readStream(cut(text, [3, 50, 5000, 60_000]), { longestRecord: 10_000 }))
    expect(found.map(({ record }) => record?.titles)).toEqual(
      expect.arrayContaining([[{ title: 'Rain' }], [{ title: 'Hail' }], undefined]),
    )
    expect(found).toHaveLength(3)
  })
})

describe('XML in parts', () => {
  const other = fc.constantFrom(
    '<!-- a <resource> -- > in a comment -->',
    '<![CDATA[ ]> <resource> ]]>',
    '<?go <resource> ? > ?>',
    '<note about="1 > 0"/>',
    "<note about='<resource>'>text</note>",
    'text\n',
  )
  const record = fc.array(other, { maxLength: 4 }).map(parts => `<d:resource id="a>b">${parts.join('')}</d:resource>`)
  const document = fc
    .tuple(fc.array(fc.oneof(record, other, fc.constant('<resource />')), { maxLength: 12 }), fc.boolean())
    .map(([parts, isTyped]) => {
      const type = isTyped ? '<!DOCTYPE resources [ <!ENTITY a "]>"> ]>\n' : ''
      return `<?xml version="1.0"?>\n${type}<resources xmlns:d="urn:d">${parts.join('')}</resources>`
    })

  test('an XML stream is divided into the same records, regardless of chunk boundaries and timing', async () => {
    stopClock()
    await fc.assert(
      fc.asyncProperty(document, fc.array(fc.nat(), { maxLength: 60 }), async (text, places) => {
        const pieces = await all(piecesIn(cut(text, places)))
        expect(pieces).toEqual(await all(piecesIn(text)))
        expect(await all(piecesIn(slowly(cut(text, places)), { isLive: true }))).toEqual(pieces)
        const outside = text.replace(/<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|<note about='.*?'>/gs, '')
        const count = outside.match(/<(?:d:)?resource[ >]/g)?.length ?? 0
        if (count > 0) expect(pieces.filter(({ fault }) => fault === undefined)).toHaveLength(count)
      }),
      { numRuns: runsOr(300, 60) },
    )
  })

  test.each([
    ['a comment', '<resources><!-- '],
    ['a comment in a record', '<resources><resource><!-- '],
    ['a text in a record', '<resources><resource>'],
    ['a CDATA section', '<resources><![CDATA['],
    ['an attribute', '<resources><resource title="'],
    ['a name', '<resources><'],
  ])(
    'a stream with 100 MB of unclosed XML is reported as malformed within 20 seconds of processor time: %s',
    async (_, start) => {
      const part = encoder.encode('a'.repeat(1 << 16))
      async function* endless(): AsyncGenerator<Uint8Array> {
        yield encoder.encode(start)
        for (let count = 0; count < 1600; count++) yield part
      }
      await withinProcessorTime(async () => {
        const pieces = await all(piecesIn(endless(), { longestRecord: 1 << 20 }))
        expect(pieces).toMatchObject([{ fault: { rule: 'schema/not-well-formed' } }])
      })
    },
  )
})
