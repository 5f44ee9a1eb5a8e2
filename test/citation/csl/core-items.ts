/** Numbers that look random and are the same in every run. */
function numbers(seed: number): (below: number) => number {
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

/** Items of the types that are most cited, with everything that people enter for them, and with gaps. */
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
  return Array.from({ length: count }, (_, place) => {
    const type = types[place % types.length] ?? 'book'
    const item: Record<string, unknown> = { id: `item-${place}`, type, title: title() }
    if (often(92)) item.author = names(often(15) ? 12 : 4)
    if (often(95)) item.issued = date()
    if (often(60)) item.DOI = `10.5072/item.${place}`
    if (/^(?:article|chapter|paper|post)/.test(type)) item['container-title'] = title()
    if (type === 'article-journal') {
      item.volume = String(1 + next(90))
      if (often(70)) item.issue = String(1 + next(12))
    }
    if (/^(?:article|chapter|paper)/.test(type) && often(90)) item.page = pages()
    if (/^(?:book|chapter|paper|report|thesis|dataset|software)/.test(type)) {
      item.publisher = one(publishers)
      if (often(70)) item['publisher-place'] = one(places)
    }
    if (/^(?:chapter|paper)/.test(type) || (type === 'book' && item.author === undefined)) item.editor = names(3)
    if (type === 'book' && often(35)) item.edition = String(2 + next(5))
    if (/^(?:dataset|software)/.test(type)) item.version = `${1 + next(4)}.${next(10)}`
    if (type === 'thesis') item.genre = 'PhD thesis'
    if (type === 'report' && often(70)) item.number = String(1 + next(400))
    if (/^(?:webpage|post|article-newspaper)/.test(type)) {
      item.URL = `https://example.org/${place}`
      item.accessed = date()
    }
    return item
  })
}
