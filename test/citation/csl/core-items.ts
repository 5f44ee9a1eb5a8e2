/**
 * Returns a function that returns pseudo-random whole numbers from 0 to `below - 1`. The sequence depends only on the
 * seed.
 */
export function numbers(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const families = ['Adams', 'Baker', 'Clark', 'de Vries', 'Ekström', "O'Neil", 'García Márquez', 'Hahn', 'Ito', 'Šimić']
const givens = ['Anna', 'Ben', 'Carl Dieter', 'Jean-Luc', 'E.', 'Friederike M.']
const words = ['Rain', 'snow', 'hail', 'on', 'the', 'of', 'Arctic', 'ice', 'and', 'models', 'DNA', 'a', 'study', 'in']
const places = ['Oslo', 'New York', 'Cambridge, MA', 'Berlin']
const publishers = ['Sea Press', 'Springer', 'Institute of Weather', 'MIT Press']
const types = [
  'article-journal',
  'article-magazine',
  'article-newspaper',
  'book',
  'chapter',
  'dataset',
  'paper-conference',
  'post-weblog',
  'report',
  'software',
  'thesis',
  'webpage',
] as const

/** Returns items of the types that are cited most often, with typical values and gaps. */
export function coreItems(count: number): Record<string, unknown>[] {
  const next = numbers(20_261_122)
  const one = <T>(list: readonly T[]): T => list[next(list.length)] as T
  const often = (percent: number): boolean => next(100) < percent
  const title = (): string => {
    const text = Array.from({ length: 3 + next(6) }, () => one(words)).join(' ')
    return `${text[0]?.toUpperCase()}${text.slice(1)}${often(25) ? `: ${one(words)} ${one(words)} ${one(words)}` : ''}`
  }
  const names = (most: number) =>
    Array.from({ length: 1 + next(most) }, () =>
      often(6) ? { literal: 'Weather Service' } : { family: one(families), given: one(givens) },
    )
  const date = () => {
    const parts = [1950 + next(75), 1 + next(12), 1 + next(28)]
    return { 'date-parts': [parts.slice(0, often(40) ? 3 : often(50) ? 2 : 1)] }
  }
  const pages = (): string => {
    const first = 1 + next(900)
    return often(85) ? `${first}-${first + next(30) + 1}` : `e${first}`
  }
  const published = (type: string): Record<string, unknown> => ({
    publisher: one(publishers),
    ...(often(70) && { 'publisher-place': one(places) }),
    ...(type === 'book' && often(35) && { edition: String(2 + next(5)) }),
    ...(/^(?:dataset|software)/.test(type) && { version: `${1 + next(4)}.${next(10)}` }),
    ...(type === 'thesis' && { genre: 'PhD thesis' }),
    ...(type === 'report' && often(70) && { number: String(1 + next(400)) }),
  })
  const contained = (type: string): Record<string, unknown> => ({
    'container-title': title(),
    ...(type === 'article-journal' && { volume: String(1 + next(90)) }),
    ...(type === 'article-journal' && often(70) && { issue: String(1 + next(12)) }),
    ...(type !== 'post-weblog' && often(90) && { page: pages() }),
    ...(/^(?:chapter|paper)/.test(type) && { editor: names(3) }),
  })
  return Array.from({ length: count }, (_, place) => {
    const type = types[place % types.length] ?? 'book'
    return {
      id: `item-${place}`,
      type,
      title: title(),
      ...(often(92) ? { author: names(often(15) ? 12 : 4) } : type === 'book' && { editor: names(3) }),
      issued: date(),
      ...(often(60) && { DOI: `10.5072/item.${place}` }),
      ...(/^(?:article|chapter|paper|post)/.test(type) && contained(type)),
      ...(/^(?:book|chapter|paper|report|thesis|dataset|software)/.test(type) && published(type)),
      ...(/^(?:webpage|post|article-newspaper)/.test(type) && {
        URL: `https://example.org/${place}`,
        accessed: date(),
      }),
    }
  })
}
