/** A negotiated media type, with the parameters of the accepted range other than `q`, such as `style` and `locale`. */
export interface Agreed {
  type: string
  parameters: ReadonlyMap<string, string>
}

/** A range of media types that a client accepts, with its quality (RFC 9110, 12.5.1). */
interface Range extends MediaType {
  quality: number
}

/**
 * Returns the media type that a client prefers, or undefined if the client accepts none.
 *
 * Types are compared by quality, then by specificity, then in the order offered. If the Accept header is missing or
 * malformed, returns the first type.
 */
export function negotiate(accept: string | undefined, offered: readonly string[]): Agreed | undefined {
  const [first = ''] = offered
  if (accept === undefined || accept === '*/*' || accept === first) return { type: first, parameters: none }
  const ranges = rangesOf(accept)
  if (ranges.length === 0) return { type: first, parameters: none }
  let best: { type: string; range: Range; narrowness: number } | undefined
  for (const type of offered) {
    const found = narrowest(type, ranges)
    if (found === undefined || found.range.quality === 0) continue
    const more = found.range.quality - (best?.range.quality ?? 0) || found.narrowness - (best?.narrowness ?? 0)
    if (more > 0) best = { type, ...found }
  }
  return best && { type: best.type, parameters: best.range.parameters }
}

const none: ReadonlyMap<string, string> = new Map()

function narrowest(mediaType: string, ranges: readonly Range[]): { range: Range; narrowness: number } | undefined {
  const offer = offerOf(mediaType)
  let found: { range: Range; narrowness: number } | undefined
  for (const range of ranges) {
    const narrowness = offer === undefined ? 0 : fit(offer, range)
    if (narrowness > (found?.narrowness ?? 0)) found = { range, narrowness }
  }
  return found
}

// Cached, because the offered types rarely vary.
const offers = new Map<string, MediaType | undefined>()

function offerOf(mediaType: string): MediaType | undefined {
  if (!offers.has(mediaType)) offers.set(mediaType, mediaTypeOf(mediaType))
  return offers.get(mediaType)
}

/**
 * Returns how specifically a range matches a media type: 1 for any type, higher for closer matches, 0 for no match. A
 * parameter that occurs in both must have the same value.
 *
 * A parameter that only the range has, such as the style of a citation, makes no difference.
 */
function fit(offer: MediaType, { type, subtype, parameters }: Range): number {
  if (type !== '*' && type !== offer.type) return 0
  if (subtype !== '*' && subtype !== offer.subtype) return 0
  let same = 0
  for (const [name, value] of offer.parameters) {
    const wanted = parameters.get(name)
    if (wanted !== undefined && wanted.toLowerCase() !== value.toLowerCase()) return 0
    same += Number(wanted !== undefined)
  }
  return 1 + Number(type !== '*') + Number(subtype !== '*') + same
}

const most = { characters: 4000, ranges: 100 }

/** Parses the ranges of a header, up to a maximum length and number. Ignores malformed parts. */
function rangesOf(accept: string): Range[] {
  const parts = splitList(accept.slice(0, most.characters), ',')
  // The last range may have been cut off.
  if (accept.length > most.characters) parts.pop()
  return parts.slice(0, most.ranges).flatMap(part => {
    const range = mediaTypeOf(part)
    if (range === undefined || (range.type === '*' && range.subtype !== '*')) return []
    const parameters = new Map(range.parameters)
    const quality = parameters.get('q') ?? '1'
    parameters.delete('q')
    return isQuality.test(quality) ? [{ ...range, parameters, quality: Number(quality) }] : []
  })
}

const isQuality = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/

/**
 * The parts of a media type (RFC 9110, 8.3.1) or media range (12.5.1). Type, subtype and parameter names are in lower
 * case.
 */
interface MediaType {
  type: string
  subtype: string
  parameters: ReadonlyMap<string, string>
}

/**
 * Parses a media type with its parameters, such as `text/x-bibliography; style=apa; q=0.5`. Returns undefined for any
 * other text.
 */
export function mediaTypeOf(text: string): MediaType | undefined {
  const [name = '', ...rest] = splitList(text, ';')
  const [, type, subtype] = /^([\w!#$&^.+*-]{1,100})\/([\w!#$&^.+*-]{1,100})$/.exec(name) ?? []
  if (type === undefined || subtype === undefined) return undefined
  const parameters = new Map<string, string>()
  for (const parameter of rest.slice(0, 20)) {
    const at = parameter.indexOf('=')
    if (at > 0) parameters.set(parameter.slice(0, at).trim().toLowerCase(), unquoted(parameter.slice(at + 1).trim()))
  }
  return { type: type.toLowerCase(), subtype: subtype.toLowerCase(), parameters }
}

/** Splits a text at separators outside quotes, and trims the parts. */
function splitList(text: string, separator: ',' | ';'): string[] {
  const parts: string[] = []
  let start = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (isQuoted && character === '\\') at++
    else if (character === '"') isQuoted = !isQuoted
    else if (character === separator && !isQuoted) {
      parts.push(text.slice(start, at).trim())
      start = at + 1
    }
  }
  return [...parts, text.slice(start).trim()]
}

const unquoted = (value: string): string => (/^"/.test(value) ? value.slice(1, -1).replace(/\\(.)/gs, '$1') : value)

/**
 * Adds `charset=utf-8` to a `text/` type and to an `application/x-` type without a suffix such as `+json`. JSON and
 * YAML are always UTF-8, and XML declares its encoding.
 */
export const withCharset = (type: string): string =>
  /^text\/|^application\/x-[\w-]+$/.test(type) ? `${type}; charset=utf-8` : type
