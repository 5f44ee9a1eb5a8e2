import { onlyTypeErrors, requireObject } from '../core/argument.ts'
import type { Sentence } from '../core/diagnostic.ts'
import { isObject } from '../core/object.ts'
import { english, messagesOf, sentenceOf } from '../messages/message.ts'
import type { Datacite } from '../model/datacite.ts'
import { type HoldsRecord, heldRecord } from '../model/given/held-record.ts'
import { isGiven } from './predicates/agents/people.ts'
import { creativeCommonsTerms } from './predicates/creative-commons.ts'
import { eachObject } from './predicates/lists.ts'
import { isMediaType } from './predicates/media-types.ts'
import { isNothing } from './predicates/missing.ts'
import { spdxProblem } from './predicates/spdx.ts'

/** A FAIR metric of FAIRsFAIR and F-UJI, with the points that metadata alone can earn. */
export interface FairMetric {
  /** The id of the metric, such as `FsF-F2-01M`. */
  id: string
  name: string
  /** The name of the metric as data, for translation. */
  nameSentence: Sentence
  /** The earned and the possible points. Each F-UJI test that metadata can pass counts as one point. */
  earned: number
  total: number
  /** Advice for a higher score, starting with the first missing part. Empty if all points are earned. */
  advice: readonly string[]
  /** The advice as data, for translation. */
  adviceSentences: readonly Sentence[]
}

/** The FAIR score of a record's metadata. */
export interface FairScore {
  /** The points earned in all metrics, as a percentage of the possible points. */
  score: number
  metrics: readonly FairMetric[]
}

/**
 * Scores how FAIR a record is, using the FAIRsFAIR metrics and F-UJI tests that metadata can satisfy. Each metric with
 * missing points has advice for a higher score.
 *
 * Uses F-UJI's points (version 0.5 of its metrics, https://doi.org/10.5281/zenodo.6461229). Excludes F-UJI's tests of
 * the landing page, the files and the registry.
 *
 * @example
 * fairScore({ doi: '10.5072/a', titles: [{ title: 'Waves' }] }).metrics[0]?.name // → 'Persistent identifier'
 */
export function fairScore(given: Datacite | HoldsRecord<Datacite>): FairScore {
  requireObject('The record', 'an object (parse text, resolve a DOI)', given)
  return onlyTypeErrors(() => scoreOf(heldRecord(given) as Datacite))
}

function scoreOf(record: Datacite): FairScore {
  const counted = metrics.map(({ id, name, tests, isAnyEnough }): FairMetric => {
    const lacking = tests.map(parts => {
      const missing = parts.filter(({ isMet }) => !isMet(record))
      return isAnyEnough && missing.length < parts.length ? [] : missing
    })
    const advice = [...new Set(lacking.flat())].map(part => say(part.advice))
    return {
      id,
      name: english(say(name)),
      nameSentence: sentenceOf(say(name)),
      earned: lacking.filter(parts => parts.length === 0).length,
      total: tests.length,
      advice: advice.map(english),
      adviceSentences: advice.map(sentenceOf),
    }
  })
  const earned = counted.reduce((sum, metric) => sum + metric.earned, 0)
  const total = counted.reduce((sum, metric) => sum + metric.total, 0)
  return { score: Math.round((100 * earned) / total), metrics: counted }
}

const say = messagesOf('fair', {
  identifier: 'Persistent identifier',
  core: 'Descriptive core metadata',
  access: 'Access level and conditions',
  vocabularies: 'Terms from controlled vocabularies',
  links: 'Links to related resources and people',
  files: 'Content of the files',
  licence: 'Licence',
  provenance: 'Provenance',
  format: 'File format used by the community',
  giveDoi: 'Give the DOI of the record.',
  nameCreators: 'Name the creators.',
  giveTitle: 'Give the title.',
  namePublisher: 'Name the publisher.',
  giveYear: 'Give the year of publication.',
  giveType: 'Give the type of the resource.',
  addAbstract: 'Add a description of type Abstract.',
  addSubjects: 'Add subjects.',
  addRights: 'Add a rights statement that makes clear whether the resource is open.',
  takeVocabulary: 'Use subjects from a vocabulary, and give their subjectScheme and valueUri.',
  linkRelated: 'Link related articles, data, software and versions with relatedIdentifiers.',
  giveKind: 'State the kind of resource in resourceType.',
  addSizes: 'Add sizes.',
  addFormats: 'Add formats.',
  addLicence: 'Add the licence.',
  giveSpdx: 'Give the SPDX identifier of the licence, or its Creative Commons URL.',
  addDate: 'Add a date of type Created, Collected or Issued.',
  nameContributors: 'Name the contributors and their roles.',
  giveVersion: 'State the version of the resource, or the resource it was derived from.',
  writeMediaTypes: 'Write formats as media types, such as text/csv.',
})

interface Part {
  isMet(record: Datacite): boolean
  advice: Parameters<typeof say>[0]
}

const has =
  (member: keyof Datacite) =>
  (record: Datacite): boolean =>
    !isNothing(record[member])

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

const identifier: Part = { isMet: has('doi'), advice: 'giveDoi' }

/** The properties that F-UJI's test of core citation metadata requires, each with advice if it is missing. */
const citationParts: readonly Part[] = [
  { isMet: ({ creators }) => some(creators, ({ name }) => isGiven(name)), advice: 'nameCreators' },
  { isMet: ({ titles }) => some(titles, ({ title }) => isGiven(title)), advice: 'giveTitle' },
  identifier,
  { isMet: ({ publisher }) => isObject(publisher) && isGiven(publisher.name), advice: 'namePublisher' },
  { isMet: has('publicationYear'), advice: 'giveYear' },
  {
    isMet: ({ types }) => isObject(types) && isGiven(types.resourceTypeGeneral),
    advice: 'giveType',
  },
]

/**
 * The metrics with their F-UJI tests. A record earns the point of a test if it has all parts of the test or, with
 * `isAnyEnough`, any part.
 */
const metrics: readonly {
  id: string
  name: Parameters<typeof say>[0]
  tests: readonly (readonly Part[])[]
  isAnyEnough?: true
}[] = [
  { id: 'FsF-F1-02D', name: 'identifier', tests: [[identifier]] },
  {
    id: 'FsF-F2-01M',
    name: 'core',
    tests: [
      citationParts,
      [
        ...citationParts,
        {
          isMet: ({ descriptions }) => some(descriptions, ({ description }) => isGiven(description)),
          advice: 'addAbstract',
        },
        { isMet: has('subjects'), advice: 'addSubjects' },
      ],
    ],
  },
  {
    id: 'FsF-A1-01M',
    name: 'access',
    tests: [[{ isMet: has('rightsList'), advice: 'addRights' }]],
  },
  {
    id: 'FsF-I2-01M',
    name: 'vocabularies',
    tests: [
      [
        {
          isMet: ({ subjects }) =>
            some(subjects, ({ subjectScheme, valueUri }) => isGiven(subjectScheme) || isGiven(valueUri)),
          advice: 'takeVocabulary',
        },
      ],
    ],
  },
  {
    id: 'FsF-I3-01M',
    name: 'links',
    tests: [
      [
        {
          isMet: isLinked,
          advice: 'linkRelated',
        },
      ],
    ],
  },
  {
    id: 'FsF-R1-01MD',
    name: 'files',
    tests: [
      [
        {
          isMet: ({ types }) => isObject(types) && (isGiven(types.resourceTypeGeneral) || isGiven(types.resourceType)),
          advice: 'giveKind',
        },
      ],
      [
        { isMet: has('sizes'), advice: 'addSizes' },
        { isMet: has('formats'), advice: 'addFormats' },
      ],
    ],
  },
  {
    id: 'FsF-R1.1-01M',
    name: 'licence',
    tests: [
      [
        {
          isMet: ({ rightsList }) => some(rightsList, ({ rights, rightsUri }) => isGiven(rights) || isGiven(rightsUri)),
          advice: 'addLicence',
        },
      ],
      [
        {
          isMet: ({ rightsList }) => some(rightsList, isMachineReadable),
          advice: 'giveSpdx',
        },
      ],
    ],
  },
  {
    id: 'FsF-R1.2-01M',
    name: 'provenance',
    isAnyEnough: true,
    tests: [
      [
        {
          isMet: dateOf('Created', 'Collected', 'Issued', 'Submitted', 'Accepted', 'Updated'),
          advice: 'addDate',
        },
        {
          isMet: ({ contributors }) => some(contributors, ({ name }) => isGiven(name)),
          advice: 'nameContributors',
        },
        { isMet: hasLineageOrVersion, advice: 'giveVersion' },
      ],
    ],
  },
  {
    id: 'FsF-R1.3-02D',
    name: 'format',
    tests: [
      [
        {
          isMet: ({ formats }) =>
            Array.isArray(formats) &&
            formats.some((format: unknown) => typeof format === 'string' && isMediaType(format)),
          advice: 'writeMediaTypes',
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

/**
 * The relation types that state the provenance of a resource, according to the PROV mapping of Dublin Core terms
 * (https://www.w3.org/TR/prov-dc/).
 */
const lineage = new Set(
  'IsDerivedFrom IsSourceOf IsCompiledBy IsVersionOf HasVersion IsNewVersionOf IsPreviousVersionOf Obsoletes IsObsoletedBy IsReferencedBy References IsVariantFormOf'.split(
    ' ',
  ),
)
function hasLineageOrVersion({ version, relatedIdentifiers }: Datacite): boolean {
  return isGiven(version) || some(relatedIdentifiers, ({ relationType }) => lineage.has(String(relationType)))
}
