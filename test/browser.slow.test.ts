import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bibliography, type StyleSource } from '../src/citation/csl/index.ts'
import { shippedStyles } from '../src/citation/csl/style/shipped-styles.ts'
import { citation } from '../src/index.ts'
import { checkStream, convertStream } from '../src/stream.ts'
import { check } from '../src/validation/index.ts'
import { fixtures } from './citation/csl/fixtures.ts'
import { launch, missingChromium } from './http/pages/chromium.ts'
import { describeWith } from './missing.ts'
import { all } from './records/inputs.ts'

const sourceOf = (texts: Record<string, string>): StyleSource => ({
  style: id => texts[id],
  locale: language => texts[language],
  list: () => ({ styles: ['apa', 'vancouver'], locales: ['en-US', 'de-DE'] }),
})

const source = fileURLToPath(new URL('../src/', import.meta.url))

/**
 * The script of the test page. Puts functions of the library into `window.citable`, and is bundled without citation-js.
 */
const page = `
import { bibliography } from '${source}citation/csl/index.ts'
import { convert } from '${source}formats/index.ts'
import { checkStream, convertStream } from '${source}stream.ts'
import { check } from '${source}validation/index.ts'
import { citation } from '${source}index.ts'

const sourceOf = ${sourceOf}
window.citable = {
  house: records => records.map(record => citation(record)),
  cite: async (records, texts, options) => (await bibliography(records, { ...options, ...(texts && { sources: [sourceOf(texts)] }) })).text,
  convert: (text, to) => convert(text, { to }).text,
  check: text => check(text),
  stream: async text => {
    const packed = await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob()
    const unpacked = () => packed.stream().pipeThrough(new DecompressionStream('gzip'))
    return [await all(checkStream(unpacked())), await all(convertStream(unpacked(), { to: 'bibtex' }))]
  },
}

async function all(given) {
  const found = []
  for await (const one of given) found.push(one)
  return found
}
`

const records = fixtures.map(({ record }) => record)

describeWith(missingChromium, 'in a browser, with no package but its own', () => {
  let browser: Browser
  let opened: Page
  const complaints: string[] = []

  beforeAll(async () => {
    const { outputFiles } = await build({
      stdin: { contents: page, resolveDir: source },
      bundle: true,
      format: 'iife',
      platform: 'browser',
      write: false,
      logLevel: 'error',
      external: ['@citation-js/*'],
    })
    browser = await launch()
    opened = await browser.newPage()
    opened.setDefaultTimeout(300_000)
    opened.on('pageerror', error => complaints.push(error.message))
    await opened.addScriptTag({ content: outputFiles[0]?.text ?? '' })
  })
  afterAll(() => browser?.close())

  const call = (name: string, ...args: unknown[]): Promise<unknown> =>
    opened.evaluate(
      ([name, args]) =>
        (Reflect.get(globalThis, 'citable') as Record<string, (...args: unknown[]) => unknown>)[name]?.(...args),
      [name, args] as const,
    )

  it('a browser renders citations in built-in styles as Node does', async () => {
    for (const style of ['apa', 'chicago-note-bibliography', 'ieee'])
      for (const locale of ['en-US', 'ar']) {
        const options = { style, locale, format: 'html', links: true } as const
        expect(await call('cite', records, undefined, options)).toBe((await bibliography(records, options)).text)
      }
    expect(complaints).toEqual([])
  })

  it('a browser renders citations in given CSL styles as Node does', async () => {
    const given = { ...(await texts('style', 'apa', 'vancouver')), ...(await texts('locale', 'en-US', 'de-DE')) }
    for (const style of ['apa', 'vancouver'])
      for (const locale of ['en-US', 'de-DE']) {
        const options = { style, locale, format: 'html', links: true } as const
        const { text } = await bibliography(records, { ...options, sources: [sourceOf(given)] })
        expect(await call('cite', records, given, options)).toBe(text)
      }
    expect(complaints).toEqual([])
  })

  it('a browser renders citations in the house style, and checks and converts a record', async () => {
    expect(await call('house', records)).toEqual(records.map(record => citation(record)))
    const [record] = records
    const text = JSON.stringify(record)
    expect(await call('convert', text, 'bibtex')).toMatch(/^@/)
    expect(await call('check', text)).toEqual(JSON.parse(JSON.stringify(check(text))))
    expect(complaints).toEqual([])
  })

  it('a browser checks and converts decompressed streams record by record', async () => {
    const text = records.map(record => `${JSON.stringify(record)}\n`).join('')
    const here = [await all(checkStream(text)), await all(convertStream(text, { to: 'bibtex' }))]
    expect(here.flat().length).toBeGreaterThan(records.length)
    expect(await call('stream', text)).toEqual(JSON.parse(JSON.stringify(here)))
    expect(complaints).toEqual([])
  })
})

async function texts(what: 'style' | 'locale', ...names: string[]): Promise<Record<string, string>> {
  const found = await Promise.all(names.map(async name => [name, await (shippedStyles as StyleSource)[what](name)]))
  return Object.fromEntries(found)
}
