import { isObject } from '../core/object.ts'
import type { Datacite } from '../model/datacite.ts'
import { creativeCommonsTerms } from './predicates/creative-commons.ts'
import { eachObject } from './predicates/lists.ts'
import { isMediaType } from './predicates/media-types.ts'
import { isNothing } from './predicates/missing.ts'
import { isGiven } from './predicates/people.ts'
import { spdxProblem } from './predicates/spdx.ts'

/** A metric of FAIR data, by the number that FAIRsFAIR and F-UJI give it, as far as metadata alone can meet it. */
export interface FairMetric {
  /** `FsF-F2-01M`. */
  id: string
  name: string
  /** The points that the record earns, and those that there are: one for each of F-UJI's tests that metadata can pass. */
  earned: number
  total: number
  /** What would raise it, the part that is missing first; empty where all is earned. */
  advice: readonly string[]
}

/** How FAIR a record's metadata are. */
export interface FairScore {
  /** Of 100, the points of all metrics together. */
  score: number
  metrics: readonly FairMetric[]
}

/**
 * How FAIR a record is, as far as its metadata say: by those metrics of FAIRsFAIR, and those tests of F-UJI for them, that metadata can
 * meet, with F-UJI's points (version 0.5 of its metrics, https://doi.org/10.5281/zenodo.6461229), each with what would raise it. F-UJI
 * itself also looks at the landing page, the files and the registry; what only these can show is left out.
 *
 * @example
 * fairScore({ doi: '10.5072/a', titles: [{ title: 'Waves' }] }).metrics[0]
 * // → { id: 'FsF-F1-02D', name: 'Persistent identifier', earned: 1, total: 1, advice: [] }
 */
export function fairScore(record: Datacite): FairScore {
  const counted = metrics.map(({ id, name, tests, isAnyEnough }): FairMetric => {
    const lacking = tests.map(parts => {
      const missing = parts.filter(({ isMet }) => !isMet(record))
      return isAnyEnough && missing.length < parts.length ? [] : missing
    })
    return {
      id,
      name,
      earned: lacking.filter(parts => parts.length === 0).length,
      total: tests.length,
      advice: [...new Set(lacking.flat())].map(({ advice }) => advice),
    }
  })
  const earned = counted.reduce((sum, metric) => sum + metric.earned, 0)
  const total = counted.reduce((sum, metric) => sum + metric.total, 0)
  return { score: Math.round((100 * earned) / total), metrics: counted }
}

interface Part {
  isMet(record: Datacite): boolean
  advice: string
}

const has =
  (member: keyof Datacite) =>
  (record: Datacite): boolean =>
    !isNothing(record[member])

/** Whether some entry of a list is as wanted. */
function some(list: unknown, isWanted: (entry: Readonly<Record<string, unknown>>) => boolean): boolean {
  let isThere = false
  eachObject<Record<string, unknown>>(list, entry => {
    if (!isThere) isThere = isWanted(entry)
  })
  return isThere
}

const dateOf =
  (...types: readonly string[]) =>
  ({ dates }: Datacite): boolean =>
    some(dates, ({ date, dateType }) => isGiven(date) && types.includes(String(dateType)))

const isLinked = ({ relatedIdentifiers, relatedItems }: Datacite): boolean =>
  !isNothing(relatedIdentifiers) || !isNothing(relatedItems)

const identifier: Part = { isMet: has('doi'), advice: 'Give the record its DOI.' }

/** What a citation needs. */
const citationParts: readonly Part[] = [
  { isMet: ({ creators }) => some(creators, ({ name }) => isGiven(name)), advice: 'Name the creators.' },
  { isMet: ({ titles }) => some(titles, ({ title }) => isGiven(title)), advice: 'Give the title.' },
  identifier,
  { isMet: ({ publisher }) => isObject(publisher) && isGiven(publisher.name), advice: 'Name the publisher.' },
  { isMet: has('publicationYear'), advice: 'Give the year of publication.' },
  {
    isMet: ({ types }) => isObject(types) && isGiven(types.resourceTypeGeneral),
    advice: 'Give the type of the resource.',
  },
]

/** The metrics with F-UJI's tests for them; each is a point, for a record that has all of its parts, or any where that is enough. */
const metrics: readonly {
  id: string
  name: string
  tests: readonly (readonly Part[])[]
  isAnyEnough?: true
}[] = [
  { id: 'FsF-F1-02D', name: 'Persistent identifier', tests: [[identifier]] },
  {
    id: 'FsF-F2-01M',
    name: 'Descriptive core metadata',
    tests: [
      citationParts,
      [
        ...citationParts,
        {
          isMet: ({ descriptions }) => some(descriptions, ({ description }) => isGiven(description)),
          advice: 'Add a description of type Abstract.',
        },
        { isMet: has('subjects'), advice: 'Add subjects.' },
      ],
    ],
  },
  {
    id: 'FsF-A1-01M',
    name: 'Access level and conditions',
    tests: [[{ isMet: has('rightsList'), advice: 'Add a rights statement that says whether the resource is open.' }]],
  },
  {
    id: 'FsF-I2-01M',
    name: 'Terms of controlled vocabularies',
    tests: [
      [
        {
          isMet: ({ subjects }) =>
            some(subjects, ({ subjectScheme, valueUri }) => isGiven(subjectScheme) || isGiven(valueUri)),
          advice: 'Take subjects of a vocabulary, and give its subjectScheme and the valueUri.',
        },
      ],
    ],
  },
  {
    id: 'FsF-I3-01M',
    name: 'Links to related resources and people',
    tests: [
      [
        {
          isMet: isLinked,
          advice: 'Link the articles, data, software and versions that belong to it with relatedIdentifiers.',
        },
      ],
    ],
  },
  {
    id: 'FsF-R1-01MD',
    name: 'What the files are',
    tests: [
      [
        {
          isMet: ({ types }) => isObject(types) && (isGiven(types.resourceTypeGeneral) || isGiven(types.resourceType)),
          advice: 'Say with resourceType what kind of resource it is.',
        },
      ],
      [
        { isMet: has('sizes'), advice: 'Add sizes.' },
        { isMet: has('formats'), advice: 'Add formats.' },
      ],
    ],
  },
  {
    id: 'FsF-R1.1-01M',
    name: 'Licence',
    tests: [
      [
        {
          isMet: ({ rightsList }) => some(rightsList, ({ rights, rightsUri }) => isGiven(rights) || isGiven(rightsUri)),
          advice: 'Add the licence.',
        },
      ],
      [
        {
          isMet: ({ rightsList }) => some(rightsList, isMachineReadable),
          advice: 'Give the licence by its SPDX identifier, or by its address at Creative Commons.',
        },
      ],
    ],
  },
  {
    id: 'FsF-R1.2-01M',
    name: 'Provenance',
    isAnyEnough: true,
    tests: [
      [
        {
          isMet: dateOf('Created', 'Collected', 'Issued', 'Submitted', 'Accepted', 'Updated'),
          advice: 'Add the date of type Created, Collected or Issued.',
        },
        {
          isMet: ({ contributors }) => some(contributors, ({ name }) => isGiven(name)),
          advice: 'Name those who contributed, with their roles.',
        },
        { isMet: hasLineageOrVersion, advice: 'Say which version it is, or what it was derived from.' },
      ],
    ],
  },
  {
    id: 'FsF-R1.3-02D',
    name: 'File format that the community uses',
    tests: [
      [
        {
          isMet: ({ formats }) =>
            Array.isArray(formats) &&
            formats.some((format: unknown) => typeof format === 'string' && isMediaType(format)),
          advice: 'Write formats as media types, such as text/csv.',
        },
      ],
    ],
  },
]

const isMachineReadable = ({ rightsUri, rightsIdentifier }: Readonly<Record<string, unknown>>): boolean =>
  creativeCommonsTerms(rightsUri) !== undefined ||
  (typeof rightsUri === 'string' &&
    /^https?:\/\/(?:www\.)?(?:spdx|opensource|opendatacommons|gnu|apache)\.org\//i.test(rightsUri)) ||
  (isGiven(rightsIdentifier) && spdxProblem(rightsIdentifier) === undefined)

/** Relations that the terms of Dublin Core with a meaning in PROV stand for (https://www.w3.org/TR/prov-dc/). */
const lineage = new Set(
  'IsDerivedFrom IsSourceOf IsCompiledBy IsVersionOf HasVersion IsNewVersionOf IsPreviousVersionOf Obsoletes IsObsoletedBy IsReferencedBy References IsVariantFormOf'.split(
    ' ',
  ),
)
function hasLineageOrVersion({ version, relatedIdentifiers }: Datacite): boolean {
  return isGiven(version) || some(relatedIdentifiers, ({ relationType }) => lineage.has(String(relationType)))
}
