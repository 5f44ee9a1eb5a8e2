import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Brand } from '../../http/brand.ts'
import { pictureType } from '../../http/pages/assets/page-assets.ts'
import { reasonOf } from '../files.ts'
import { Misuse } from '../misuse.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { ServeValues } from './options.ts'

/**
 * Builds the appearance of the pages from the options.
 * @throws Misuse if a value cannot be used in a page
 */
export async function brandOf(values: ServeValues, terminal: Terminal): Promise<Brand> {
  const { logo, accent, imprint, privacy, css, language } = values
  if (accent !== undefined && !/^#[\da-f]{6}$/i.test(accent))
    throw new Misuse(`The option '--accent' needs a colour such as '#14596b', not '${accent}'.`)
  for (const [name, address] of Object.entries({ imprint, privacy }))
    if (address !== undefined && !/^(?:https?:\/\/|\/(?!\/)|mailto:)/i.test(address))
      throw new Misuse(`The option '--${name}' needs an address such as https://example.org/${name}, not '${address}'.`)
  return {
    ...(accent !== undefined && { accent }),
    ...(imprint !== undefined && { imprint }),
    ...(privacy !== undefined && { privacy }),
    ...(language !== undefined && { language }),
    ...(css !== undefined && { css: new TextDecoder().decode(await contentOf(css, '--css', terminal)) }),
    ...(logo !== undefined && { logo: await pictureOf(logo, terminal) }),
  }
}

async function pictureOf(path: string, terminal: Terminal): Promise<NonNullable<Brand['logo']>> {
  const type = pictureType(/\.([^./\\]+)$/.exec(path)?.[1] ?? '')
  if (type === undefined)
    throw new Misuse(
      `The option '--logo' needs a picture that ends with .svg, .png, .jpg, .webp, .gif or .avif, not '${path}'.`,
    )
  return { type, content: await contentOf(path, '--logo', terminal) }
}

/** Reads a file for the pages. Limits its size, because every visitor loads the file. */
async function contentOf(path: string, option: string, { cwd }: Terminal): Promise<Uint8Array<ArrayBuffer>> {
  const file = resolve(cwd, path)
  try {
    if ((await stat(file)).size <= most) return new Uint8Array(await readFile(file))
  } catch (error) {
    throw new Misuse(`The option '${option}' needs a file; ${path} cannot be read: ${reasonOf(error)}.`)
  }
  throw new Misuse(`The option '${option}' needs a file of at most ${most / 1e6} MB, because every visitor loads it.`)
}

const most = 2_000_000
