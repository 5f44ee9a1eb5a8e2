import { join } from 'node:path'
import { readStyle } from '../../citation/csl/index.ts'
import { mainLocale } from '../../citation/csl/locale/resolve-locale.ts'
import type { ExitCode } from '../command.ts'
import { Misuse } from '../misuse.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine } from '../text/printable.ts'
import { isLanguageTag, isStyleId, userStyles } from './folders.ts'
import { orMisuse } from './options.ts'

const mostParents = 5

/**
 * Downloads styles into the user's folder, each with its locale and any style that it depends on. Returns 3 if a
 * download fails; throws `Misuse` for an invalid or unknown id, for an unusable style, and without a style folder.
 */
export async function addStyles(ids: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const folder = userStyles(terminal)
  if (folder === undefined) throw new Misuse('There is no folder for styles: set XDG_DATA_HOME or HOME.')
  for (const id of ids)
    if (!isStyleId(id)) throw new Misuse(`'${oneLine(id)}' is not the id of a style, such as apa or nature.`)
  try {
    for (const id of ids) await add(id, folder, terminal)
    return 0
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error
    if (error.isUnknown) throw new Misuse(error.message)
    terminal.stderr.write(`citable: ${oneLine(error.message)}\n`)
    return 3
  }
}

async function add(id: string, folder: string, terminal: Terminal): Promise<void> {
  let next: string | undefined = id
  let language: string | undefined
  for (let count = 0; next !== undefined && count <= mostParents; count++) {
    if (!isStyleId(next))
      throw new Misuse(`The style ${id} depends on '${oneLine(next)}', which is not the id of a style.`)
    const { xml, title, parent, defaultLocale }: FetchedStyle = await orMisuse(
      fetchStyle(next, terminal.env.CITABLE_STYLES_URL ?? officialStyles),
    )
    const path = join(folder, `${next}.csl`)
    await terminal.files.write(path, xml)
    terminal.stdout.write(`${next}  ${oneLine(title)}\n`)
    terminal.stderr.write(`citable: Written to ${oneLine(path)}.\n`)
    next = parent
    language ??= defaultLocale
    if (parent === undefined) await addLocale(language ?? 'en-US', folder, terminal)
  }
}

/**
 * Downloads the locale of a style, so that both are from the same release. Ignores a missing locale.
 *
 * Falls back to the main locale of the language: `de-DE` for `de-AT` or `de`.
 */
async function addLocale(language: string, folder: string, { env, files, stderr }: Terminal): Promise<void> {
  // A custom repository has no locales unless they are configured.
  const base = env.CITABLE_LOCALES_URL ?? (env.CITABLE_STYLES_URL === undefined ? officialLocales : undefined)
  if (base === undefined || !isLanguageTag(language)) return
  for (const tag of new Set([language, mainLocale(language)])) {
    const name = `locales-${tag}.xml`
    const xml = await textAt(new URL(name, base.endsWith('/') ? base : `${base}/`))
    if (xml === undefined || !xml.includes('<locale')) continue
    const path = join(folder, name)
    await files.write(path, xml)
    stderr.write(`citable: Written to ${oneLine(path)}.\n`)
    return
  }
}

/** The official locales: https://github.com/citation-style-language/locales. */
const officialLocales = 'https://raw.githubusercontent.com/citation-style-language/locales/master/'

/** The official styles: https://github.com/citation-style-language/styles. */
const officialStyles = 'https://raw.githubusercontent.com/citation-style-language/styles/master/'

interface FetchedStyle {
  xml: string
  title: string
  parent?: string
  defaultLocale?: string
}

class FetchFailure extends Error {
  override name = 'FetchFailure'
  /** True if the repository reported that it does not have the style. */
  readonly isUnknown: boolean

  constructor(message: string, isUnknown: boolean) {
    super(message)
    this.isUnknown = isUnknown
  }
}

const longest = 2_000_000
const patience = 30_000

/** Downloads a style. Rejects with a {@link FetchFailure}, or with a `CslError` if the response is not a style. */
async function fetchStyle(id: string, base: string): Promise<FetchedStyle> {
  const folder = base.endsWith('/') ? base : `${base}/`
  for (const path of [`${id}.csl`, `dependent/${id}.csl`]) {
    const xml = await textAt(new URL(path, folder))
    if (xml === undefined) continue
    const { title, parent, defaultLocale } = await readStyle(xml, id)
    return {
      xml,
      title,
      ...(parent !== undefined && { parent }),
      ...(defaultLocale !== undefined && { defaultLocale }),
    }
  }
  throw new FetchFailure(`There is no style "${id}" at ${folder}.`, true)
}

async function textAt(address: URL): Promise<string | undefined> {
  let response: Response
  try {
    response = await fetch(address, { signal: AbortSignal.timeout(patience), redirect: 'error' })
    if (response.status === 404) return undefined
    if (response.ok) {
      const text = await response.text()
      if (text.length <= longest) return text
    }
  } catch (error) {
    const { cause } = error as { cause?: unknown }
    const reason = cause instanceof Error ? cause.message : error instanceof Error ? error.message : String(error)
    throw new FetchFailure(`${address.href} could not be fetched: ${reason}.`, false)
  }
  const why = response.ok ? 'it is too long for a style' : `the server answered with status ${response.status}`
  throw new FetchFailure(`${address.href} could not be fetched: ${why}.`, false)
}
