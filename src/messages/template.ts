/** Text with places for values: `The DOI {doi} should be written bare: {bare}.` */
export interface Template {
  /** The text before, between and after the places; one more than there are places. */
  literals: readonly string[]
  places: readonly Place[]
}

/** A place for a value; with a list, for one of its phrases. */
interface Place {
  name: string
  list?: string
}

/** Says a phrase of a list in another way; undefined if the list does not have it. */
export type Say = (list: string, phrase: string) => string | undefined

/** Takes a template apart. */
export function templateOf(text: string): Template {
  const [first = '', ...rest] = text.split(/\{(\w+(?::\w+)?)\}/)
  const literals = [first]
  const places: Place[] = []
  for (let at = 0; at < rest.length; at += 2) {
    const [name = '', list] = (rest[at] ?? '').split(':')
    places.push({ name, ...(list !== undefined && { list }) })
    literals.push(rest[at + 1] ?? '')
  }
  return { literals, places }
}

/**
 * Returns the values at a template's places, or undefined if the text was not made from the template.
 *
 * Values may contain any text, including the template's own words. The first division with only known phrases wins. The number of divisions
 * tried is bounded.
 */
export function valuesIn(text: string, { literals, places }: Template, say: Say): Map<string, string> | undefined {
  const [first = ''] = literals
  const last = literals.at(-1) ?? ''
  if (places.length === 0) return text === first ? new Map() : undefined
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return undefined
  const end = text.length - last.length
  const values = new Map<string, string>()
  let tries = mostTries
  const fill = (index: number, from: number): boolean => {
    const place = places[index]
    if (place === undefined) return from === text.length
    const take = (to: number): boolean => {
      const given = text.slice(from, to)
      const value = place.list === undefined ? given : say(place.list, given)
      if (value === undefined || (values.get(place.name) ?? value) !== value) return false
      const isNew = !values.has(place.name)
      values.set(place.name, value)
      if (index === places.length - 1 ? to === end : fill(index + 1, to + (literals[index + 1] ?? '').length))
        return true
      if (isNew) values.delete(place.name)
      return false
    }
    if (index === places.length - 1) return from <= end && take(end)
    const literal = literals[index + 1] ?? ''
    for (let at = text.indexOf(literal, from); at >= 0 && at <= end; at = text.indexOf(literal, at + 1)) {
      if (--tries < 0) return false
      if (take(at)) return true
    }
    return false
  }
  return fill(0, first.length) ? values : undefined
}

const mostTries = 500

/** A template with its places filled. */
export const filled = ({ literals, places }: Template, values: ReadonlyMap<string, string>): string =>
  literals.map((literal, at) => literal + (values.get(places[at]?.name ?? '') ?? '')).join('')
