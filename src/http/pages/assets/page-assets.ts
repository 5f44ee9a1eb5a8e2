import { hashOf } from '../../../catalog/base64url.ts'
import type { Brand } from '../../brand.ts'
import { accentStyle } from './accent.ts'
import { citationElement } from './citation-element.ts'
import { script } from './script.ts'
import { style } from './style.ts'

/**
 * A file that pages need: its content and its path. Browsers may cache the file permanently, because the path contains
 * the hash of the content.
 */
interface Asset<Body = string> {
  path: string
  type: string
  body: Body
  /** The hash of the body, which is part of the path. */
  hash: string
}

/** The files that pages need, by file name extension, and the logo. */
export interface Assets {
  css: Asset
  js: Asset
  logo?: Asset<Uint8Array<ArrayBuffer>>
}

const noBrand: Brand = {}
const assets = new WeakMap<Brand, Promise<Assets>>()

/** Returns the files that the pages of a service need. The files depend only on the brand of the service. */
export function assetsOf(brand: Brand = noBrand): Promise<Assets> {
  let made = assets.get(brand)
  if (made === undefined) {
    made = newAssets(brand)
    assets.set(brand, made)
  }
  return made
}

async function newAssets({ accent, css = '', logo }: Brand): Promise<Assets> {
  const branded = style + (accent === undefined ? '' : accentStyle(accent)) + css
  return {
    css: await assetOf('citable', 'css', 'text/css; charset=utf-8', branded),
    js: await assetOf('citable', 'js', 'text/javascript; charset=utf-8', script),
    ...(logo && { logo: await assetOf('logo', endings[logo.type] ?? 'img', logo.type, bytesOf(logo.content)) }),
  }
}

const endings: Readonly<Record<string, string>> = {
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'avif',
}

/** Returns the media type of an image by its file extension, or undefined for an unsupported extension. */
export const pictureType = (ending: string): string | undefined =>
  Object.keys(endings).find(type => endings[type] === ending.toLowerCase().replace('jpeg', 'jpg'))

const bytesOf = (content: string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content

async function assetOf<Body extends string | Uint8Array<ArrayBuffer>>(
  name: string,
  ending: string,
  type: string,
  body: Body,
): Promise<Asset<Body>> {
  const hash = (await hashOf(body)).slice(0, 16)
  return { path: `/assets/${name}.${hash}.${ending}`, type, body, hash }
}

/** The script that defines `<citable-citation>`. Its path is stable, because other sites load the script. */
export const elementAsset = { path: '/assets/citable-citation.js', body: citationElement } as const
