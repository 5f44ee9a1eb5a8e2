import type { Datacite } from '../model/datacite.ts'
import { isObject } from '../object.ts'
import { creativeCommonsTerms } from './creative-commons.ts'
import { eachObject } from './lists.ts'
import { isMediaType } from './media-types.ts'
import { isNothing } from './missing.ts'
import { isGiven } from './people.ts'
import { spdxProblem } from './spdx.ts'

/** A metric of FAIR data, by the number that FAIRsFAIR and F-UJI give it, as far as metadata alone can meet it. */
export interface FairMetric {
  /** `FsF-F2-01M`. */
  id: string
  name: string
  /** The points that the record earns, and those that there are. */
  earned: number
  total: number
  /** What would raise it, the part that is missing first; empty where all is earned. */
  advice: readonly string[]
}

/** How FAIR a record's metadata are. */
export interface FairScore {
  /** Of 100, all metrics together. */
  score: number
  metrics: readonly FairMetric[]
}

/**
 * How FAIR a record is, as far as its metadata say: by the metrics of FAIRsFAIR that F-UJI counts and that metadata can meet
 * (https://www.fairsfair.eu/fairsfair-data-object-assessment-metrics-request-comments), each with what would raise it. F-UJI itself also
 * looks at the landing page, the files and the registry; what only these can show is left out.
 *
 * @example
 * fairScore({ doi: '10.5072/a', titles: [{ title: 'Waves' }] }).metrics[0]
 * // → { id: 'FsF-F1-02D', name: 'Persistent identifier', earned: 1, total: 1, advice: [] }
 */
export function fairScore(record: Datacite): FairScore {
  const counted = metrics.map(({ id, name, parts }): FairMetric => {
    const lacking = parts.filter(({ isMet }) => !isMet(record))
    return {
      id,
      name,
      earned: parts.length - lacking.length,
      total: parts.length,
      advice: lacking.map(({ advice }) => advice),
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

const metrics: readonly { id: string; name: string; parts: readonly Part[] }[] = [
  {
    id: 'FsF-F1-02D',
    name: 'Persistent identifier',
    parts: [{ isMet: has('doi'), advice: 'Give the record its DOI.' }],
  },
  {
    id: 'FsF-F2-01M',
    name: 'Descriptive core metadata',
    parts: [
      { isMet: ({ creators }) => some(creators, ({ name }) => isGiven(name)), advice: 'Name the creators.' },
      { isMet: ({ titles }) => some(titles, ({ title }) => isGiven(title)), advice: 'Give the title.' },
      { isMet: ({ publisher }) => isObject(publisher) && isGiven(publisher.name), advice: 'Name the publisher.' },
      { isMet: has('publicationYear'), advice: 'Give the year of publication.' },
      {
        isMet: ({ types }) => isObject(types) && isGiven(types.resourceTypeGeneral),
        advice: 'Give the type of the resource.',
      },
      {
        isMet: ({ descriptions }) => some(descriptions, ({ description }) => isGiven(description)),
        advice: 'Add a description of type Abstract.',
      },
      { isMet: has('subjects'), advice: 'Add subjects.' },
    ],
  },
  {
    id: 'FsF-A1-01M',
    name: 'Access level and conditions',
    parts: [{ isMet: has('rightsList'), advice: 'Add a rights statement that says whether the resource is open.' }],
  },
  {
    id: 'FsF-I2-01M',
    name: 'Terms of controlled vocabularies',
    parts: [
      {
        isMet: ({ subjects }) =>
          some(subjects, ({ subjectScheme, valueUri }) => isGiven(subjectScheme) || isGiven(valueUri)),
        advice: 'Take subjects of a vocabulary, and give its subjectScheme and the valueUri.',
      },
    ],
  },
  {
    id: 'FsF-I3-01M',
    name: 'Links to related resources and people',
    parts: [
      {
        isMet: isLinked,
        advice: 'Link the articles, data, software and versions that belong to it with relatedIdentifiers.',
      },
      {
        isMet: ({ creators }) => some(creators, ({ nameIdentifiers }) => !isNothing(nameIdentifiers)),
        advice: 'Add ORCID iDs of people, and ROR IDs of organisations.',
      },
      {
        isMet: ({ fundingReferences }) => some(fundingReferences, ({ funderIdentifier }) => isGiven(funderIdentifier)),
        advice: 'Add the funder with its ROR ID.',
      },
    ],
  },
  {
    id: 'FsF-R1-01MD',
    name: 'What the files are',
    parts: [
      {
        isMet: ({ types }) => isObject(types) && isGiven(types.resourceType),
        advice: 'Say with resourceType what kind of resource it is.',
      },
      { isMet: has('sizes'), advice: 'Add sizes.' },
      { isMet: has('formats'), advice: 'Add formats.' },
    ],
  },
  {
    id: 'FsF-R1.1-01M',
    name: 'Licence',
    parts: [
      {
        isMet: ({ rightsList }) => some(rightsList, ({ rights, rightsUri }) => isGiven(rights) || isGiven(rightsUri)),
        advice: 'Add the licence.',
      },
      {
        isMet: ({ rightsList }) => some(rightsList, isMachineReadable),
        advice: 'Give the licence by its SPDX identifier, or by its address at Creative Commons.',
      },
    ],
  },
  {
    id: 'FsF-R1.2-01M',
    name: 'Provenance',
    parts: [
      { isMet: dateOf('Created', 'Collected', 'Issued'), advice: 'Add the date of type Created, Collected or Issued.' },
      {
        isMet: ({ contributors }) => some(contributors, ({ name }) => isGiven(name)),
        advice: 'Name those who contributed, with their roles.',
      },
      {
        isMet: record => isGiven(record.version) || dateOf('Updated')(record) || hasLineage(record),
        advice: 'Say which version it is, or what it was derived from.',
      },
    ],
  },
  {
    id: 'FsF-R1.3-02D',
    name: 'File format that the community uses',
    parts: [
      {
        isMet: ({ formats }) =>
          Array.isArray(formats) &&
          formats.some((format: unknown) => typeof format === 'string' && isMediaType(format)),
        advice: 'Write formats as media types, such as text/csv.',
      },
    ],
  },
]

const isMachineReadable = ({ rightsUri, rightsIdentifier }: Readonly<Record<string, unknown>>): boolean =>
  creativeCommonsTerms(rightsUri) !== undefined ||
  (typeof rightsUri === 'string' &&
    /^https?:\/\/(?:www\.)?(?:spdx|opensource|opendatacommons|gnu|apache)\.org\//i.test(rightsUri)) ||
  (isGiven(rightsIdentifier) && spdxProblem(rightsIdentifier) === undefined)

const lineage = new Set(['IsDerivedFrom', 'IsVersionOf', 'IsNewVersionOf', 'IsCompiledBy', 'IsSourceOf'])
const hasLineage = ({ relatedIdentifiers }: Datacite): boolean =>
  some(relatedIdentifiers, ({ relationType }) => lineage.has(String(relationType)))
