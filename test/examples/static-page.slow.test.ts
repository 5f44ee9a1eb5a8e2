import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { launch, missingChromium } from '../http/pages/chromium.ts'
import { describeWith } from '../missing.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const files: Readonly<Record<string, string>> = {
  '/': 'examples/static-page/index.html',
  '/citable.js': 'dist/browser/citable.js',
  '/citable-citation.js': 'dist/browser/citable-citation.js',
}

describeWith(missingChromium, 'the static page', () => {
  it('the static page cites a record without a bundler, and keeps the link if the service does not respond', async () => {
    if (!existsSync(join(root, files['/citable.js'] ?? '')))
      throw new Error('Nothing is built yet; run npm run build first.')
    const server = createServer(({ url = '' }, response) => {
      const file = files[url]
      if (file === undefined) return response.writeHead(404).end()
      response.setHeader('Content-Type', file.endsWith('.js') ? 'text/javascript' : 'text/html')
      return response.end(readFileSync(join(root, file)))
    })
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    const browser = await launch()
    onTestFinished(async () => {
      await browser.close()
      server.close()
    })
    const page = await browser.newPage()
    await page.route('https://data.example.org/**', route => route.abort())
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await page.locator('#citation', { hasText: 'Rain Repository' }).waitFor()
    expect(await page.locator('#citation').textContent()).toBe(
      'Okafor, Ada (2021): Rain over the Niger basin. Rain Repository. https://doi.org/10.5072/rain.1',
    )
    expect((await page.locator('citable-citation').textContent())?.trim()).toBe('https://doi.org/10.5072/rain.1')
  })
})
