import de from '../../messages/pages/de.json' with { type: 'json' }
import en from '../../messages/pages/en.json' with { type: 'json' }
import es from '../../messages/pages/es.json' with { type: 'json' }
import fr from '../../messages/pages/fr.json' with { type: 'json' }
import { type About, aboutOf } from '../about.ts'
import type { ServiceOptions } from '../options.ts'
import type { Target } from '../target.ts'
import { type Assets, assetsOf } from './assets/page-assets.ts'
import { type Language, pageLanguage } from './language/page-language.ts'

/** The default language of the pages. */
export const english: Language = /* @__PURE__ */ pageLanguage(en)

/** The languages of the pages, in the order in which pages list them. */
export const languages: readonly Language[] = [english, .../* @__PURE__ */ [de, fr, es].map(pageLanguage)]

/**
 * Returns the page language for a tag or for its primary subtag (`de` for `de-AT`). Returns undefined if the pages are
 * not available in that language.
 */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const main = tag?.toLowerCase().split(/[-_]/, 1)[0]
  return languages.find(one => one.tag === main)
}

/**
 * Returns the page language that an `Accept-Language` header prefers (RFC 9110, 12.5.4; RFC 4647, 3.4).
 *
 * Returns `usual` if the header is absent, prefers `*` or names no page language.
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

/** The service data, texts and link functions from which pages are rendered. */
export interface Site {
  about: About
  options: ServiceOptions
  /**
   * Returns the address for links to a path of the service, with the selected language if the path is that of a page.
   *
   * The host is omitted, so that links work under any host name.
   */
  to(path: string): string
  assets: Assets
  /** The texts of the page, in its language. */
  say: Language
  /** True if the parameter `lang` selected the language, false if `Accept-Language` or the default did. */
  isPicked: boolean
  /** The kinds of records that the catalog lists; both if the catalog is empty or does not respond. */
  has: { datasets: boolean; resources: boolean }
  /**
   * Returns the address of the current page in the language with the given tag. `path` is the canonical path of the
   * page; by default, the requested path.
   */
  inLanguage(tag: string, path?: string): string
}

/** A request for a page, with the options of the service. */
export interface PageRequest {
  target: Target
  header(name: string): string | undefined
  options: ServiceOptions
}

/** Returns the site of a service, in the language of a request. */
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
    has: await hasOf(options),
    inLanguage: (tag, path = target.path) => prefix + withLanguage(path + target.search, tag),
  }
}

async function hasOf({ catalog }: ServiceOptions): Promise<Site['has']> {
  // Error pages must also render while the catalog does not answer.
  const has = async (kind: 'dataset' | 'resource'): Promise<boolean> => {
    try {
      return (await catalog.list(kind, { limit: 1 })).records.length > 0
    } catch {
      return true
    }
  }
  const [datasets, resources] = await Promise.all([has('dataset'), has('resource')])
  return datasets || resources ? { datasets, resources } : { datasets: true, resources: true }
}

/** Returns the language tag for the cache key of a page, or `''` if the parameter `lang` selects the language. */
export const languageKey = ({ header, options, target }: PageRequest): string =>
  languageOf(target.parameters.get(parameter)) === undefined
    ? preferredLanguage(header('accept-language'), languageOf(options.brand?.language)).tag
    : ''

/** Returns the parameters without the language, which is not a filter. */
export function withoutLanguage(parameters: URLSearchParams): URLSearchParams {
  if (!parameters.has(parameter)) return parameters
  const others = new URLSearchParams(parameters)
  others.delete(parameter)
  return others
}

/** The parameter that selects the language. */
const parameter = 'lang'

const isForMachines = /^\/(?:api|assets|raw|download)\//

function withLanguage(path: string, tag: string): string {
  const [, plain = path, search = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? []
  const parameters = new URLSearchParams(search)
  parameters.set(parameter, tag)
  return `${plain}?${parameters}${fragment}`
}
