import { hashOf } from '../../../catalog/base64url.ts'
import { script } from './script.ts'
import { style } from './style/index.ts'

/** A file that pages need: its content, and the path under which a browser may keep it for good. */
interface Asset {
  path: string
  type: string
  body: string
  /** Hash of the body; part of the path. */
  hash: string
}

/** The files that pages need, by file name extension. */
export interface Assets {
  css: Asset
  js: Asset
}

let assets: Promise<Assets> | undefined

/** The files that pages need; the same for all services. */
export function assetsOf(): Promise<Assets> {
  assets ??= Promise.all([
    assetOf('css', 'text/css; charset=utf-8', style),
    assetOf('js', 'text/javascript; charset=utf-8', script),
  ]).then(([css, js]) => ({ css, js }))
  return assets
}

async function assetOf(ending: string, type: string, body: string): Promise<Asset> {
  const hash = (await hashOf(body)).slice(0, 16)
  return { path: `/assets/citable.${hash}.${ending}`, type, body, hash }
}
