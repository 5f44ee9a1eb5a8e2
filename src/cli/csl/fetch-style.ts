import { readStyle } from '../../citation/csl/index.ts'

/** The official styles, and the folder of those that depend on others: https://github.com/citation-style-language/styles. */
export const officialStyles = 'https://raw.githubusercontent.com/citation-style-language/styles/master/'

/** A style that was fetched, checked to be one. */
export interface FetchedStyle {
  id: string
  xml: string
  title: string
  parent?: string
}

/** Why a style could not be fetched. */
export class FetchFailure extends Error {
  override name = 'FetchFailure'
  /** Whether the repository answered that it has no such style. */
  readonly isUnknown: boolean

  constructor(message: string, isUnknown: boolean) {
    super(message)
    this.isUnknown = isUnknown
  }
}

const longest = 2_000_000
const patience = 30_000

/** Fetches a style. Rejects with a {@link FetchFailure}, or a `CslError` where what comes is no style. */
export async function fetchStyle(id: string, base: string = officialStyles): Promise<FetchedStyle> {
  const folder = base.endsWith('/') ? base : `${base}/`
  for (const path of [`${id}.csl`, `dependent/${id}.csl`]) {
    const xml = await textAt(new URL(path, folder))
    if (xml === undefined) continue
    const { title, parent } = readStyle(xml, id)
    return { id, xml, title, ...(parent !== undefined && { parent }) }
  }
  throw new FetchFailure(`There is no style "${id}" at ${folder}.`, true)
}

/** The text at an address, undefined where there is none. */
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
  const why = response.ok ? 'it is too long for a style' : `the answer was ${response.status}`
  throw new FetchFailure(`${address.href} could not be fetched: ${why}.`, false)
}
