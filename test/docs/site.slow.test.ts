import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launch, missingChromium } from '../http/pages/chromium.ts'
import { describeWith, testWith } from '../missing.ts'
import { root } from '../package/project.ts'
import { type BuiltSite, serveSite } from './built-site.ts'

const base = '/citable/'

/**
 * The folder of a site that has already been built, with the output of the build in `<folder>.log`. If undefined, the
 * tests build the site.
 */
const built = process.env.CITABLE_SITE

const missingPackages = existsSync(join(root, 'docs/node_modules/vitepress'))
  ? undefined
  : 'The packages of the site are not installed (npm run docs installs them).'

describeWith(missingPackages, 'the site, built below a path', () => {
  let folder: string
  let log: string

  beforeAll(() => {
    if (built !== undefined) {
      folder = built
      log = readFileSync(`${built}.log`, 'utf8')
      return
    }
    folder = mkdtempSync(join(tmpdir(), 'citable-site-'))
    const args = ['docs/build.mjs', '--base', base, '--out', folder]
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    log = stdout + stderr
    if (status !== 0) throw new Error(log)
  })

  afterAll(() => {
    if (built === undefined) rmSync(folder, { recursive: true, force: true })
  })

  const pages = (): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(path => path.replaceAll('\\', '/'))
      .filter(path => path.endsWith('.html') && path !== '404.html')

  /** Returns the absolute paths to which a page links, without fragments. The paths include the base. */
  const linksOf = (path: string): string[] =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/<a[^>]*\shref="([^"#]+)/g)]
      .map(([, href = '']) => href)
      .filter(href => href.startsWith('/'))

  const fileOf = (href: string): string => {
    const inside = href.slice(base.length)
    return inside === '' || inside.endsWith('/') ? `${inside}index.html` : inside
  }

  test('the site builds without a warning', () => {
    expect(log).not.toMatch(/warn|deprecat|\(!\)/i)
  })

  test('the site has no dead link, no link outside its base and no orphaned page', () => {
    const linked = new Set(['index.html'])
    const dead = pages().flatMap(path =>
      linksOf(path)
        .filter(href => {
          linked.add(fileOf(href))
          return !href.startsWith(base) || !existsSync(join(folder, fileOf(href)))
        })
        .map(href => `${path}: ${href}`),
    )
    expect(dead).toEqual([])
    expect(pages().filter(path => !linked.has(path))).toEqual([])
  })

  test('the compressed code of the playground and its editor is smaller than 150 kB', () => {
    const chunks = readdirSync(join(folder, 'assets/chunks'))
    const sizeOf = (name: string): number => {
      const file = chunks.find(chunk => chunk.startsWith(`${name}.`) && chunk.endsWith('.js'))
      if (file === undefined) throw new Error(`No chunk is named ${name}.`)
      return gzipSync(readFileSync(join(folder, 'assets/chunks', file))).length
    }
    expect(sizeOf('app') + sizeOf('editor')).toBeLessThan(150_000)
  })

  test('the code of the playground compiles in strict mode', () => {
    const tsc = join(root, 'docs/node_modules/typescript/bin/tsc')
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', 'docs'], { cwd: root, encoding: 'utf8' })
    expect(stdout).toBe('')
  })

  describeWith(missingChromium, 'in Chromium', () => {
    let site: BuiltSite
    let browser: Browser

    beforeAll(async () => {
      site = await serveSite(folder, base)
      browser = await launch()
    })

    afterAll(async () => {
      await browser.close()
      await site.close()
    })

    async function open(path: string): Promise<{ page: Page; foreign: string[]; errors: string[] }> {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
      const page = await context.newPage()
      const foreign: string[] = []
      const errors: string[] = []
      page.on('pageerror', error => errors.push(error.message))
      await context.route(
        url => !url.href.startsWith(site.url),
        route => {
          foreign.push(route.request().url())
          return route.abort()
        },
      )
      await page.goto(site.url + path)
      return { page, foreign, errors }
    }

    const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

    test.each([
      '',
      'playground.html',
      'start/check-in-ci.html',
      'start/cite-on-your-page.html',
      'guides/index.html',
      'guides/operating/proxies.html',
      'reference/rules/index.html',
      'reference/rules/registry.html',
      'reference/formats/bibtex.html',
      'reference/commands/check.html',
      'reference/api/citable-csl.html',
      'understanding/glossary.html',
    ])('axe finds no accessibility fault on /%s in light or dark mode', async path => {
      const { page } = await open(path)
      if (path === 'playground.html') await page.waitForSelector('.findings li')
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.waitForTimeout(800)
        await page.evaluate(axe)
        const violations = await page.evaluate<string[]>(`axe.run().then(({ violations }) =>
          violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 120))))`)
        expect(violations).toEqual([])
      }
      await page.context().close()
    })

    test('a page of the site fits the width of a phone screen', async () => {
      const { page } = await open('reference/formats/bibtex.html')
      await page.setViewportSize({ width: 360, height: 740 })
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
      await page.context().close()
    })

    test('the playground fixes, cites and converts a record and draws its versions without external requests', async () => {
      const { page, foreign, errors } = await open('playground.html')
      await page.waitForSelector('.findings li.error')
      await page.click('.findings li.error .fix')
      await page.waitForFunction(`document.querySelector('.findings li.error') === null`)
      expect(await page.textContent('.cm-content')).toContain('"resourceTypeGeneral": "Dataset"')
      await page.click('#tab-citation')
      await page.waitForSelector('.result p')
      expect(await page.textContent('.result')).toContain('Okafor, N., & Lindqvist')
      await page.selectOption('.choices label:nth-child(1) select', 'modern-language-association')
      await page.waitForFunction(`document.querySelector('.result')?.textContent?.includes('Soil Moisture')`)
      await page.click('#tab-convert')
      await page.waitForSelector('.losses li')
      expect(await page.textContent('pre')).toContain('@')
      await page.click('#tab-versions')
      await page.waitForSelector('img.graph')
      await page.click('#tab-references')
      await page.waitForSelector('#references *')
      await page.click('text=Copy a link')
      await page.waitForFunction(`location.hash.startsWith('#r=')`)
      expect(foreign).toEqual([])
      expect(errors).toEqual([])
      for (const { method, query, body } of site.requests) expect([method, query, body]).toEqual(['GET', '', ''])
      expect(site.requests.map(({ path }) => path).filter(path => !existsSync(join(folder, fileOf(path))))).toEqual([])
      // A permalink restores the text, although no request contained the text.
      const link = page.url()
      const again = await open(link.slice(site.url.length))
      await again.page.waitForSelector('#references *')
      expect(await again.page.textContent('.cm-content')).toContain('10.5072/soil.2021')
      // A permalink in the address bar of an open page also restores the text. A damaged permalink is reported.
      await again.page.evaluate(`location.hash = '#r=damaged'`)
      await again.page.waitForFunction(`document.querySelector('.status')?.textContent?.includes('damaged')`)
      await again.page.evaluate(`location.hash = ${JSON.stringify(new URL(link).hash)}`)
      await again.page.waitForSelector('#references *')
      await Promise.all([page.context().close(), again.page.context().close()])
    })

    test('the playground groups equal findings in BibTeX, and fixes one finding per click', async () => {
      const { page, errors } = await open('playground.html')
      await page.waitForSelector('.findings li')
      const entry = (key: string) => `@misc{${key}, title = {Soil}, author = {MÃ¼ller, Anna}, year = 2021}`
      await page.click('.cm-content')
      await page.keyboard.press('Control+A')
      await page.keyboard.insertText(['a', 'b', 'c', 'd', 'e', 'f'].map(entry).join('\n'))
      await page.waitForSelector('text=6 records: 0 valid, 6 invalid')
      await page.waitForSelector('text=6 times in 6 records')
      await page.click('.findings .fix')
      await page.waitForFunction(`document.querySelector('.cm-content')?.textContent?.includes('Müller')`)
      expect((await page.textContent('.cm-content'))?.match(/MÃ¼ller/g)).toHaveLength(5)
      expect(errors).toEqual([])
      await page.context().close()
    })

    test('the playground reads BibTeX, and looks up a DOI only after a click', async () => {
      const { page, foreign } = await open('playground.html')
      await page.waitForSelector('.findings li')
      await page.click('.cm-content')
      await page.keyboard.press('Control+A')
      await page.keyboard.insertText('@misc{a, title = {Soil}, author = {Doe, Jo}, year = 2021}')
      await page.waitForFunction(`document.querySelector('.records')?.textContent?.includes('bibtex')`)
      expect(await page.textContent('.findings .place')).toBe('line 1, column 1')
      await page.fill('.lookup input', '10.5072/a')
      expect(foreign).toEqual([])
      await page.click('.lookup button')
      await page.waitForFunction(`!document.querySelector('.status')?.textContent?.startsWith('Asking')`)
      expect(foreign.length).toBeGreaterThan(0)
      expect(foreign.every(url => url.startsWith('https://api.datacite.org/'))).toBe(true)
      await page.context().close()
    })
  })
})

testWith(missingPackages, 'the build of the site refuses a base without slashes', () => {
  const { status, stderr } = spawnSync(process.execPath, ['docs/build.mjs', '--base', 'x'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(status).not.toBe(0)
  expect(stderr).toContain('--base must start and end with a slash')
})
