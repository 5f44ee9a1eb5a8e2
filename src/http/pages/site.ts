import { type About, aboutOf } from '../about.ts'
import type { ServiceOptions } from '../options.ts'
import type { Target } from '../target.ts'
import { type Assets, assetsOf } from './assets/page-assets.ts'
import { english, type Language } from './language/english.ts'
import { french } from './language/french.ts'
import { german } from './language/german.ts'
import { spanish } from './language/spanish.ts'

/** The languages of the pages; the first is spoken to whoever asks for none of them. */
export const languages: readonly Language[] = [english, german, french, spanish]

/** The language with a tag, or with its main part: `de` for `de-AT`; undefined if pages are not written in it. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const main = tag?.toLowerCase().split(/[-_]/, 1)[0]
  return languages.find(one => one.tag === main)
}

/**
 * The language that an `Accept-Language` header prefers (RFC 9110, 12.5.4, by lookup as in RFC 4647, 3.4); `usual` if it names none of
 * them, or says that any will do.
 */
export function preferredLanguage(header: string | undefined, usual: Language = english): Language {
  if (header === undefined) return usual
  let best: { language: Language; quality: number } | undefined
  for (const part of header.slice(0, mostCharacters).split(',').slice(0, mostRanges)) {
    const [, tag = '', weight = '1'] = range.exec(part.trim()) ?? []
    const language = tag === '*' ? usual : languageOf(tag)
    const quality = Number(weight)
    if (language !== undefined && quality > (best?.quality ?? 0)) best = { language, quality }
  }
  return best?.language ?? usual
}

const [mostCharacters, mostRanges] = [1000, 50]
const range = /^(\*|[a-z]{1,8}(?:-[a-z\d]{1,8}){0,8})\s*(?:;\s*q=([01](?:\.\d{0,3})?))?$/i

/** The values that all pages of a service share. */
export interface Site {
  about: About
  options: ServiceOptions
  /**
   * The address of a path of the service for links, with its query: without the host, so that it works under any host name, and with
   * the language that was picked, which stays picked.
   */
  to(path: string): string
  assets: Assets
  /** The texts of the page, in its language. */
  say: Language
  /** True if the parameter `lang` selected the language, and false if `Accept-Language` did. */
  isPicked: boolean
  /** The address of this page in another language, at the path that is its own if several lead to it. */
  inLanguage(tag: string, path?: string): string
}

/** The request for a page. */
export interface PageRequest {
  target: Target
  header(name: string): string | undefined
  options: ServiceOptions
}

/** The site of a service, in the language of a request. */
export async function siteOf({ target, header, options }: PageRequest): Promise<Site> {
  const prefix = new URL(options.baseUrl).pathname.replace(/\/$/, '')
  const picked = languageOf(target.parameters.get(parameter))
  const say = picked ?? preferredLanguage(header('accept-language'), languageOf(options.brand?.language))
  return {
    about: aboutOf(options),
    options,
    to: path => prefix + (picked === undefined || isForMachines.test(path) ? path : withLanguage(path, picked.tag)),
    assets: await assetsOf(options.brand),
    say,
    isPicked: picked !== undefined,
    inLanguage: (tag, path = target.path) => prefix + withLanguage(path + target.search, tag),
  }
}

/** Returns the key of a page's language for caching the page. */
export const languageKey = ({ header, options, target }: PageRequest): string =>
  target.parameters.has(parameter)
    ? ''
    : preferredLanguage(header('accept-language'), languageOf(options.brand?.language)).tag

/** The parameters of a page but for the language, which is no filter. */
export function withoutLanguage(parameters: URLSearchParams): URLSearchParams {
  if (!parameters.has(parameter)) return parameters
  const others = new URLSearchParams(parameters)
  others.delete(parameter)
  return others
}

/** The parameter that picks the language. */
const parameter = 'lang'

const isForMachines = /^\/(?:api|assets|raw|download)\//

/** A path with its query and fragment, and the language in the query. */
function withLanguage(path: string, tag: string): string {
  const [, plain = path, search = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? []
  const parameters = new URLSearchParams(search)
  parameters.set(parameter, tag)
  return `${plain}?${parameters}${fragment}`
}
