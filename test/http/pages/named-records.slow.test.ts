import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import type { Listening } from '../../../src/http/node.ts'
import { describeWith } from '../../missing.ts'
import { violations } from './axe.ts'
import { launch, missingChromium } from './chromium.ts'
import { named, serveNamed } from './named-records.ts'

/** The folder for screenshots of all pages. If undefined, no screenshots are taken. */
const screenshots = process.env.CITABLE_SCREENSHOTS

describeWith(missingChromium, 'the pages of named records', () => {
  let service: Listening
  let browser: Browser
  const folder = mkdtempSync(join(tmpdir(), 'citable-named-'))
  beforeAll(async () => {
    service = await serveNamed(folder)
    browser = await launch()
  })
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close()
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
    rmSync(folder, { recursive: true })
  })

  async function open(path: string, context: BrowserContextOptions): Promise<Page> {
    const page = await (await browser.newContext({ reducedMotion: 'reduce', ...context })).newPage()
    page.setDefaultTimeout(300_000)
    await page.goto(service.url + path)
    return page
  }

  it('a printed page shows even the last of 1,200 authors, without the control that expands the list on a screen', async () => {
    const page = await open(named['an analysis of 1,200 authors'] ?? '', {})
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.byline li').last().isVisible()).toBe(true)
    expect(await page.locator('ul + .rest > summary').first().isVisible()).toBe(false)
  })

  it('the tests of named records cover at least ten kinds of records', () => {
    expect(Object.keys(named).length).toBeGreaterThanOrEqual(10)
  })

  for (const width of [390, 1280])
    for (const look of ['light', 'dark', 'print'] as const)
      it.each(Object.entries(named))(
        `pages in ${look} mode fit a width of ${width} pixels and, except in print, pass the axe checks: %s`,
        async (name, path) => {
          const colorScheme = look === 'dark' ? 'dark' : 'light'
          const page = await open(path, { viewport: { width, height: 900 }, colorScheme })
          if (look === 'print') await page.emulateMedia({ media: 'print' })
          if (screenshots !== undefined)
            await page.screenshot({ path: join(screenshots, `${name} ${width} ${look}.png`), fullPage: true })
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
          expect(await outside(page, width)).toEqual([])
          if (look !== 'print') expect(await violations(page)).toEqual([])
        },
      )
})

/**
 * Returns the elements that extend beyond the right edge of the window, except in drawings, hidden text and boxes that
 * scroll.
 */
const outside = (page: Page, width: number): Promise<string[]> =>
  page.evaluate<string[]>(`
    [...document.querySelectorAll('main *')]
      .filter(element => element.closest('svg, .unseen, pre, .checksum, .preview-table') === null)
      .filter(element => element.getBoundingClientRect().right > ${width + 1})
      .map(element => element.outerHTML.slice(0, 100))`)
