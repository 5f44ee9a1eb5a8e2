import fc from 'fast-check'

/** A value changed in some places, so that it is usually no longer valid. */
export interface Mutant {
  value: unknown
  /** True if an unknown member was added. */
  hasUnknown: boolean
}

type Container = Record<string | number, unknown>

const replacements = [
  ...[null, true, 0, -1, 5, 1999, 2020.5, 99.5, 181, 1e300, [], {}, [[]], [null], [{}]],
  ...[
    '',
    ' ',
    'x',
    'DOI',
    'doi',
    'en',
    'en_US',
    '2020',
    '20201',
    'dataset',
    'Dataset',
    'Personal',
    'Other',
    '180.00001',
  ],
  ...['10.5072/x', 'http://', '1:2', '100%', '#a#b', 'INF', '1e2', '\u0000', '\ud800', 'https://example.org/a b'],
] as const

const unknownNames = [
  '__proto__',
  'constructor',
  'toString',
  'schemaURI',
  'valueURI',
  'affiliations',
  'Title',
  'éé',
  '',
]

type Change = (holder: Container, key: string | number) => boolean

const remove: Change = (holder, key) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else delete holder[key]
  return false
}

const replaceBy =
  (value: unknown): Change =>
  (holder, key) => {
    holder[key] = structuredClone(value)
    return false
  }

/** Replaces a non-empty list with its first entry, and wraps any other value in a list. */
const wrap: Change = (holder, key) => {
  const value = holder[key]
  holder[key] = Array.isArray(value) && value.length > 0 ? value[0] : [value]
  return false
}

const repeat: Change = (holder, key) => {
  const value = holder[key]
  if (Array.isArray(value) && value.length > 0) value.push(structuredClone(value[0]))
  return false
}

const addUnknown =
  (name: string): Change =>
  holder => {
    if (Array.isArray(holder) || Object.hasOwn(holder, name)) return false
    Object.defineProperty(holder, name, { value: 1, enumerable: true, configurable: true, writable: true })
    return true
  }

const changes: fc.Arbitrary<Change> = fc.oneof(
  { weight: 2, arbitrary: fc.constant(remove) },
  { weight: 6, arbitrary: fc.constantFrom(...replacements).map(replaceBy) },
  fc.constant(wrap),
  fc.constant(repeat),
  fc.constantFrom(...unknownNames).map(addUnknown),
)

/** Generates mutants of an arbitrary's values, with changes in up to three places. */
export const mutantsOf = (values: fc.Arbitrary<unknown>): fc.Arbitrary<Mutant> =>
  fc.tuple(values, fc.array(fc.tuple(fc.nat(), changes), { minLength: 1, maxLength: 3 })).map(([original, picks]) => {
    const root: Container = { value: structuredClone(original) }
    let hasUnknown = false
    for (const [at, change] of picks) {
      const places = placesIn(root)
      const place = places[at % places.length]
      if (place !== undefined) hasUnknown = change(...place) || hasUnknown
    }
    return { value: root.value ?? null, hasUnknown }
  })

/**
 * Returns every place inside a value: the container, and the name or index in the container.
 *
 * Each place occurs once, so the outermost places are seldom chosen.
 */
function placesIn(holder: Container): [Container, string | number][] {
  return Object.entries(holder).flatMap(([key, value]): [Container, string | number][] => [
    [holder, key],
    ...(typeof value === 'object' && value !== null ? placesIn(value as Container) : []),
  ])
}
