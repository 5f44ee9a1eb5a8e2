import { HttpError } from '../reply/http-error.ts'
import type { Route } from '../route.ts'

/**
 * The route of the pages' style sheet and script.
 *
 * The content at an address with the current hash never changes. Another hash belongs to another release or another
 * brand.
 */
const asset: Route = {
  pattern: '/assets/<name>',
  path: /^\/assets\/citable(?:\.([\w-]{1,64}))?\.(css|js)$/,
  name: 'Asset',
  types: ['text/css', 'text/javascript'],
  negotiates: true,
  async answer({ options }, [hash, ending]) {
    const { assetsOf } = await import('../pages/assets/page-assets.ts')
    const file = (await assetsOf(options.brand))[ending === 'js' ? 'js' : 'css']
    return {
      type: file.type,
      headers: [noSniffing],
      body: file.body,
      ...(hash === file.hash && { cacheControl: forGood }),
    }
  },
}

const noSniffing = ['X-Content-Type-Options', 'nosniff'] as const
const forGood = 'public, max-age=31536000, immutable'

/** The route of the logo. An SVG file that is opened by itself could run scripts, so scripts are disabled. */
const logo: Route = {
  pattern: '/assets/logo',
  path: /^\/assets\/logo(?:\.([\w-]{1,64}))?\.([a-z]{3,4})$/,
  name: 'Asset',
  types: ['image/svg+xml', 'image/png'],
  negotiates: true,
  async answer({ options }, [hash, ending = '']) {
    const { assetsOf } = await import('../pages/assets/page-assets.ts')
    const { logo } = await assetsOf(options.brand)
    if (logo === undefined || !logo.path.endsWith(`.${ending}`)) throw new HttpError(404, 'Not found.')
    return {
      type: logo.type,
      headers: [noSniffing, ['Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox"]],
      hash: logo.hash,
      content: {
        size: logo.body.length,
        async *read(from, to) {
          yield logo.body.subarray(from, to)
        },
      },
      ...(hash === logo.hash && { cacheControl: forGood }),
    }
  },
}

const element: Route = {
  pattern: '/assets/citable-citation.js',
  path: /^\/assets\/citable-citation\.js$/,
  name: 'Asset',
  types: ['text/javascript'],
  negotiates: true,
  async answer() {
    const { elementAsset } = await import('../pages/assets/page-assets.ts')
    return {
      type: 'text/javascript; charset=utf-8',
      headers: [noSniffing],
      body: elementAsset.body,
      cacheControl: 'public, max-age=86400',
    }
  },
}

/** The routes of page assets: style and script, the logo, and the citation element for other sites. */
export const assets: readonly Route[] = [asset, logo, element]
