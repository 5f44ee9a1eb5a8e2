import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from 'playwright-core'
import { createService, type ServiceOptions } from '../../../src/http/index.ts'
import { toNodeHandler } from '../../../src/http/node.ts'
import { catalogOf, options } from './service.ts'

const usual = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const chromiumPath: string | undefined = [
  process.env.CHROME_PATH,
  ...usual.map(name => `/usr/bin/${name}`),
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].find(path => path !== undefined && existsSync(path))

/** The reason to skip tests in a browser; undefined if Chromium is installed. */
export const missingChromium =
  chromiumPath === undefined ? 'There is no Chromium (chromium); $CHROME_PATH can name one.' : undefined

/** Starts Chromium, without its sandbox if the user is root. */
export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath ?? '',
    // Chromium starts slowly on a busy machine.
    timeout: 300_000,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })

/** Starts a service with the given records on a free loopback port. */
export async function serve(records: readonly unknown[], further: Partial<ServiceOptions> = {}) {
  const catalog = await catalogOf(records)
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo
    toNodeHandler(createService({ ...options, ...further, baseUrl: `http://localhost:${port}`, catalog }))(
      request,
      response,
    )
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    close: () =>
      new Promise<void>(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
