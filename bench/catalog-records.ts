import { seeded } from './random.ts'

/** Returns a UUID for a number; `kind` distinguishes the ids of different kinds of records. */
export function uuidFor(number: number, kind: number): string {
  const mixed = (Math.imul(number + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0')
  return `${mixed}-0000-4000-8${String(kind).padStart(3, '0')}-${String(number).padStart(12, '0')}`
}

/** Returns the number of values of each filtered specifier. About 20 datasets have any given combination of values. */
export function valueCounts(datasets: number): Readonly<Record<Filtered, number>> {
  const share = Math.cbrt(datasets / 1_000_000)
  const some = (most: number): number => Math.max(1, Math.round(most * share))
  return { climate_forcing: some(40), climate_scenario: some(25), climate_variable: some(50) }
}

type Filtered = 'climate_forcing' | 'climate_scenario' | 'climate_variable'

/**
 * Yields datasets without files and with nine specifiers each, like those of a climate data service. The same count
 * gives the same datasets.
 */
export function* datasets(count: number): Generator<object> {
  const random = seeded(count)
  const counts = valueCounts(count)
  const value = (name: Filtered): string => `${name}-${random.below(counts[name])}`
  for (let number = 0; number < count; number++) {
    const specifiers = {
      simulation_round: `round-${random.below(3)}`,
      product: random.pick(['input', 'output']),
      category: random.pick(['climate', 'socioeconomic', 'soil']),
      subcategory: random.pick(['atmosphere', 'land', 'ocean', 'ice']),
      climate_forcing: value('climate_forcing'),
      climate_scenario: value('climate_scenario'),
      climate_variable: value('climate_variable'),
      region: random.pick(['global', 'europe', 'africa']),
      time_step: random.pick(['daily', 'monthly', 'annual']),
    }
    const path = `${Object.values(specifiers).slice(0, 6).join('/')}/${Object.values(specifiers).slice(4).join('_')}_${number}`
    yield {
      id: uuidFor(number, 1),
      path,
      version: `20${10 + random.below(15)}0101`,
      specifiers,
      size: random.below(1e9),
    }
  }
}

/** Yields metadata of resources, about 1 kB each. */
export function* resources(count: number): Generator<object> {
  const random = seeded(count)
  for (let number = 0; number < count; number++) {
    const title = `${random.pick(['Rainfall', 'Soil moisture', 'Discharge'])} of basin ${random.below(10_000)}, part ${number}`
    yield {
      id: uuidFor(number, 2),
      doi: `10.5072/bench.${number}`,
      paths: [`round-${random.below(3)}/output/basin-${random.below(10_000)}`],
      datacite: {
        identifiers: [{ identifier: `10.5072/bench.${number}`, identifierType: 'DOI' }],
        creators: [
          { name: 'Okafor, Ngozi', nameType: 'Personal', givenName: 'Ngozi', familyName: 'Okafor' },
          { name: 'Rain Model Group', nameType: 'Organizational' },
        ],
        titles: [{ title }],
        publisher: 'Rain Repository',
        publicationYear: String(2000 + random.below(25)),
        types: { resourceType: 'Time series', resourceTypeGeneral: 'Dataset' },
        version: `1.${random.below(9)}`,
        descriptions: [
          { description: `${title}. Daily values from stations and a model.`, descriptionType: 'Abstract' },
        ],
        schemaVersion: 'http://datacite.org/schema/kernel-4',
      },
    }
  }
}
