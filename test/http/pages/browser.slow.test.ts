import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { describeWith } from '../../missing.ts'
import { violations } from './axe.ts'
import { launch, missingChromium, serve } from './chromium.ts'
import { fixtures } from './service.ts'

const kinds = {
  start: '/',
  'a search': '/?query=crops&climate_scenario=historical',
  'an empty search': '/?query=xyzzy',
  resources: '/resources/',
  'a resource': '/10.5072/impact.417302.1',
  'a cited resource': '/10.5072/impact.417302.1?style=apa&locale=de-DE',
  'a resource with much metadata': '/10.5072/meridian.904417',
  'a resource in German': '/10.5072/impact.417302.1?lang=de',
  'an embedded citation': '/embed/10.5072/impact.417302.1',
  'a resource in Hebrew': '/10.5072/atarim.shemot',
  'an external resource': '/resources/51f5b2a0-3a2d-45a5-9f70-9d0b87d0aa43/',
  'a dataset': '/datasets/18af5442-de44-4769-8663-4f210f22113e/',
  'a file': '/files/c1513c52-858f-4366-83c0-32f0bd98f661/',
  'a missing page': '/nowhere/',
}
const citation =
  'Wendt, Carla, Mutua, Joseph K., Crop Model Comparison Group (2022): Simulated yields of ten crops on a global half-degree grid (v1.1). Impact Model Archive. https://doi.org/10.5072/IMPACT.417302.1'

let service: Awaited<ReturnType<typeof serve>>
let browser: Browser
/** Unexpected console messages: policy violations and script errors. */
const complaints: string[] = []

async function open(path: string, context: BrowserContextOptions = {}): Promise<Page> {
  const page = await (await browser.newContext(context)).newPage()
  page.on('pageerror', error => complaints.push(`${path}: ${error.message}`))
  page.on('console', message => {
    if (message.type() !== 'error' || message.text().includes('status of 404')) return
    complaints.push(`${path}: ${message.text()}`)
  })
  page.setDefaultTimeout(300_000)
  await page.goto(service.url + path)
  return page
}

describeWith(missingChromium, 'in a browser, pages', () => {
  beforeAll(async () => {
    service = await serve(fixtures('dataset', 'file', 'resource', 'datacite-rest'))
    browser = await launch()
  })
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close()
    expect(complaints.splice(0)).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  describe.each(['light', 'dark'] as const)('in the %s', colorScheme => {
    it('pages use the colour scheme that the user prefers', async () => {
      const page = await open('/', { colorScheme })
      const ground = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor')
      const [brightness = 0] = /\d+/.exec(ground)?.map(Number) ?? []
      expect(brightness > 127).toBe(colorScheme === 'light')
    })
  })

  it.each(Object.entries(kinds))('axe finds no accessibility faults in light or dark mode: %s', async (_, path) => {
    // Without `reducedMotion`, axe would measure colours that are still changing.
    const page = await open(path, { reducedMotion: 'reduce' })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page)).toEqual([])
    }
  })

  it.each(Object.entries(kinds))('pages fit a narrow screen without clipping: %s', async (_, path) => {
    const page = await open(path, { viewport: { width: 320, height: 640 } })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320)
    const outside = await page.evaluate(`
      [...document.querySelectorAll('main *')]
        .filter(element => element.closest('svg, .unseen, pre, .checksum') === null)
        .filter(element => element.getBoundingClientRect().right > 321)
        .map(element => element.outerHTML.slice(0, 100))`)
    expect(outside).toEqual([])
  })

  it('search, facets, a dataset and its citation can be reached with only the keyboard', async () => {
    const page = await open('/')
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Skip to the content')
    await tabTo(page, '#query')
    await page.keyboard.type('yield')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/?query=yield*')
    const folded = page.locator('.facets details:not([open])')
    const count = await folded.count()
    await tabTo(page, '.facets details:not([open]) > summary')
    await page.keyboard.press('Enter')
    expect(await folded.count()).toBe(count - 1)
    await page.reload()
    await tabTo(page, 'a[href="/?query=yield&climate_scenario=historical"]')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/?query=yield&climate_scenario=historical')
    await tabTo(page, 'h3 a[href^="/datasets/"]')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/datasets/**')
    await tabTo(page, '.cited h3 a')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/resources/**')
    await tabTo(page, 'button[data-copy]')
    await page.keyboard.press('Enter')
    await tabTo(page, 'select[name=style]')
    await page.keyboard.press('ArrowDown')
    await page.waitForURL('**/resources/**?style=datacite')
    await page.locator('#citation', { hasText: 'Wendt, Carla; Mutua, Joseph K.;' }).waitFor()
    expect(await page.evaluate('document.activeElement.name')).toBe('style')
    await tabTo(page, '.versions a')
    await page.keyboard.press('Enter')
    await page.waitForURL(url => url.search === '')
  })

  it('pages show the keyboard focus', async () => {
    const page = await open('/10.5072/impact.417302.1')
    const seen = new Set<string>()
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab')
      const mark = await page.evaluate<string>(`{
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement)
        document.activeElement === document.body ? 'end' : outlineStyle + ' ' + outlineWidth
      }`)
      if (mark === 'end') break
      seen.add(mark)
    }
    expect([...seen]).toEqual(['solid 3px'])
  })

  it('pages copy the citation and confirm that it was copied', async () => {
    const page = await open('/10.5072/impact.417302.1', { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Copy the citation', exact: true }).click()
    await page.getByText('Copied to the clipboard.').waitFor({ state: 'attached' })
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(citation)
    expect(await page.locator('button[data-copy]').first().textContent()).toContain('Copied')
    await page.clock.runFor(3000)
    expect(await page.locator('button[data-copy]').first().textContent()).toBe('Copy the citation')
  })

  it('a button copies the checksum of a file to the clipboard', async () => {
    const page = await open(kinds['a file'], { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByRole('button', { name: /^Copy the SHA-512 checksum/ }).click()
    await page.getByText('Copied to the clipboard.').waitFor({ state: 'attached' })
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^0870ce439290[\da-f]{116}$/)
  })

  it('pages select the citation if the clipboard is not available', async () => {
    const page = await open('/10.5072/impact.417302.1')
    await page.evaluate(`
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false`)
    await page.getByRole('button', { name: 'Copy the citation', exact: true }).click()
    await page.getByText('Selected; copy it with your keyboard.').waitFor({ state: 'attached' })
    expect(await page.evaluate('String(getSelection())')).toBe(citation)
  })

  it('pages show a citation in a chosen style without reloading, copy the citation and keep the choice in the URL', async () => {
    const page = await open('/10.5072/impact.417302.1', { permissions: ['clipboard-read', 'clipboard-write'] })
    expect(await page.getByRole('button', { name: 'Show' }).isVisible()).toBe(false)
    await page.locator('select[name=style]').selectOption('apa')
    // Copying waits for the new citation.
    await page.getByRole('button', { name: 'Copy the citation', exact: true }).click()
    await page.getByText('Copied to the clipboard.').waitFor({ state: 'attached' })
    expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(/^Wendt, C\., Mutua, J\. K\., & Crop Model/)
    expect(await page.locator('#citation').textContent()).toMatch(/^Wendt, C\., Mutua, J\. K\., & Crop Model/)
    await page.waitForURL('**?style=apa')
    await page.locator('select[name=locale]').selectOption('de-DE')
    await page.waitForURL('**locale=de-DE**')
    await page.reload()
    expect(await page.locator('select[name=style]').inputValue()).toBe('apa')
    expect(await page.locator('select[name=locale]').inputValue()).toBe('de-DE')
  })

  it('pages find other citation styles while the user types, and cite in the selected style', async () => {
    const styles = await serve(fixtures('resource'), {
      bibliography: async (_, { style }) => `Cited in ${style}.`,
      citationStyles: {
        styles: [],
        locales: [],
        search: async words => [{ id: 'nature', name: 'Nature' }].filter(({ id }) => id.includes(words)),
      },
    })
    try {
      const page = await (await browser.newContext()).newPage()
      await page.goto(`${styles.url}/10.5072/impact.417302.1`)
      await page.locator('summary', { hasText: 'Other styles' }).click()
      await page.locator('#find').pressSequentially('natu')
      await page.getByRole('link', { name: 'Nature' }).click()
      await page.locator('#citation', { hasText: 'Cited in nature.' }).waitFor()
      expect(await page.locator('select[name=style]').inputValue()).toBe('nature')
      expect(await page.evaluate('document.activeElement.id')).toBe('find')
      expect(await violations(page)).toEqual([])
    } finally {
      await styles.close()
    }
  })

  it('other sites can show the citation element and the citation frame', async () => {
    const elsewhere = createServer((_, response) =>
      response.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>x</title>
<script type="module" src="${service.url}/assets/citable-citation.js"></script>
<citable-citation id="a" doi="https://doi.org/10.5072/impact.417302.1" csl="datacite">fallback</citable-citation>
<citable-citation id="b" doi="10.5072/nothing">fallback</citable-citation>
<citable-citation id="c" doi="10.5072/impact.417302.1" csl="nope">fallback</citable-citation>
<citable-citation id="d" doi="10.5072/nothing"></citable-citation>
<citable-citation id="e" doi="10.5072/impact.417302.1" csl="Chicago"></citable-citation>
<iframe src="${service.url}/embed/10.5072/impact.417302.1"></iframe>`),
    )
    await new Promise<void>(resolve => elsewhere.listen(0, 'localhost', resolve))
    const page = await (await browser.newContext()).newPage()
    await page.goto(`http://localhost:${(elsewhere.address() as AddressInfo).port}/`)
    await page.locator('#a a').waitFor()
    expect(await page.locator('#a').textContent()).toMatch(/^Wendt, Carla; Mutua.*https:\/\/doi\.org\/10\.5072/)
    expect(await page.locator('#b').textContent()).toBe('fallback')
    await page.locator('#c small').waitFor()
    expect(await page.locator('#c a').getAttribute('href')).toBe('https://doi.org/10.5072/impact.417302.1')
    expect(await page.locator('#c').textContent()).toContain(' There is no style "nope"; built in are ')
    await page.locator('#d small').waitFor()
    expect(await page.locator('#d').textContent()).toMatch(/^https:\/\/doi\.org\/10\.5072\/nothing ./)
    await page.locator('#e a').waitFor()
    expect(await page.locator('#e').textContent()).toMatch(/^Wendt, Carla, /)
    await page.frameLocator('iframe').locator('#citation', { hasText: citation }).waitFor()
    await page.close()
    elsewhere.close()
  })

  it('a link changes the language of the pages, and further links keep that language', async () => {
    const page = await open('/', { locale: 'fr-FR' })
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await page.locator('h3 a[href^="/datasets/"]').first().click()
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    await page.locator('header .brand').click()
    await page.locator('#query').fill('yield')
    await page.keyboard.press('Enter')
    await page.waitForURL(url => url.searchParams.get('query') === 'yield' && url.searchParams.get('lang') === 'de')
  })

  it('search, facets, collapsed parts and citation styles work without scripts', async () => {
    const page = await open('/?query=yield', { javaScriptEnabled: false })
    const folded = page.locator('.facets details:not([open])')
    const count = await folded.count()
    await folded.first().locator('summary').click()
    expect(await folded.count()).toBe(count - 1)
    await page.getByRole('link', { name: /^historical/ }).click()
    await page.locator('h3 a[href^="/datasets/"]').first().click()
    await page.locator('.cited h3 a').first().click()
    expect(await page.locator('button[data-copy]').first().isVisible()).toBe(false)
    await page.locator('select[name=style]').selectOption('DataCite')
    await page.getByRole('button', { name: 'Show' }).click()
    expect(await page.locator('#citation').textContent()).toContain('Wendt, Carla; Mutua, Joseph K.;')
  })

  it('printed pages omit controls, and show checksums and collapsed citations in full', async () => {
    const page = await open(kinds['a dataset'])
    await page.emulateMedia({ media: 'print' })
    for (const part of ['header.site nav', '.citation-tools', '.actions', 'footer.site', '.skip'])
      expect([part, await page.locator(part).first().isVisible()]).toEqual([part, false])
    const checksum = page.locator('.checksum code').first()
    expect(await checksum.evaluate(code => code.scrollWidth <= code.clientWidth + 1)).toBe(true)
    expect(await page.locator('.earlier blockquote').first().isVisible()).toBe(true)
    expect((await page.pdf()).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('pages show no transitions if the user prefers reduced motion', async () => {
    const page = await open('/', { reducedMotion: 'reduce' })
    const moving = `getComputedStyle(document.querySelector('.search button')).transitionProperty`
    expect(await page.evaluate(moving)).toBe('none')
  })

  it('pages run no script from a record', async () => {
    const evil = await serve([
      {
        id: '18af5442-de44-4769-8663-4f210f22113e',
        path: `a"><img src=x onerror=document.title='evil'>/<script>document.title='evil'</script>.b`,
        name: `<script>document.title='evil'</script>`.replace('/', ''),
        version: '20200101',
        specifiers: { '"><script>document.title="evil"</script>': 'javascript:document.title="evil"' },
        rights: { rights: 'evil', rights_uri: 'javascript:document.title="evil"' },
      },
    ])
    try {
      const page = await (await browser.newContext()).newPage()
      for (const path of ['/', '/datasets/18af5442-de44-4769-8663-4f210f22113e/']) {
        await page.goto(evil.url + path)
        expect(await page.title()).not.toBe('evil')
        expect(await page.locator('main img, main script, main a[href^="javascript:" i]').count()).toBe(0)
      }
    } finally {
      await evil.close()
    }
  })
})

const focused = (page: Page): Promise<string> => page.evaluate('document.activeElement.textContent')

async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor()
  for (let stop = 0; stop < 80; stop++) {
    await page.keyboard.press('Tab')
    const isThere = await page
      .locator(selector)
      .first()
      .evaluate(element => element.matches(':focus'))
    if (isThere) return
  }
  throw new Error(`The tabulator does not lead to ${selector}.`)
}
