import { lazily } from '../../core/lazily.ts'
import { kernelNamespace, statedKernel } from '../../kernel/index.ts'
import { deriveResource } from '../../model/derive-resource.ts'
import type { ServiceDatacite } from '../../model/service-datacite.ts'
import { viewOf } from '../../model/view.ts'
import { canonical, schemaAddress } from '../dialects/canonical.ts'
import type { Dialect } from '../dialects/dialect.ts'
import { dataciteJson43 } from '../dialects/json-4-3.ts'
import { dataciteJson45 } from '../dialects/json-4-5.ts'
import { dataciteRest, dataciteRestPut, growRestSpec } from '../dialects/rest.ts'
import { dataciteService } from '../dialects/service.ts'
import type { Spec } from '../dialects/spec/spec.ts'
import type { ListPath } from '../fit/distinct-entries.ts'
import type { DialectWriter } from './writing.ts'

/**
 * Returns the writer of a dialect. Members that `own` lacks are taken from the dialect.
 *
 * The `spec` is built on first use, because most runs write nothing.
 */
function writerOf(
  dialect: Dialect,
  own: Omit<DialectWriter, 'spec' | keyof Taken> & Partial<Taken>,
  specOf: () => Spec = () => dialect.spec,
): DialectWriter {
  let single: string[] | undefined
  return {
    id: dialect.id,
    get spec() {
      return specOf()
    },
    single() {
      single ??= Object.values(specOf().byKey?.geoLocations?.byKey ?? {}).flatMap(({ key, shape }) =>
        shape === 'polygons' ? [] : [key],
      )
      return single
    },
    read(members) {
      const { extras, ...record } = dialect.read(members, false).record
      return record
    },
    reads: name => dialect.spec.members?.[name] !== undefined || name === 'identifiers' || name === 'id',
    ...own,
  }
}

type Taken = Pick<DialectWriter, 'id' | 'single' | 'read' | 'reads'>

const typesOfOthers = ['ris', 'bibtex', 'citeproc', 'schemaOrg']
const attributes = ['container', 'url', 'contentUrl']

/** The entry members that both schemas of the Python package require. */
const inEntries = ['contributorAffiliation', 'creatorAffiliation', 'alternateType', 'funderName'] as const

/** The lists in which both schemas of the Python package allow each entry only once. */
const distinctLists: readonly ListPath[] = [
  ['alternateIdentifiers'],
  ['dates'],
  ['descriptions'],
  ['formats'],
  ['fundingReferences'],
  ['geoLocations'],
  ['rightsList'],
  ['sizes'],
  ['subjects'],
  ['titles'],
  ['geoLocations', 'geoLocationPolygons'],
  ['creators', 'affiliation'],
  ['creators', 'nameIdentifiers'],
  ['contributors', 'affiliation'],
  ['contributors', 'nameIdentifiers'],
]

const carriesRest = (path: readonly string[]): boolean => {
  const name = path[0] ?? ''
  return name === 'types' ? path.length === 2 && typesOfOthers.includes(path[1] ?? '') : attributes.includes(name)
}

const carriesContainer = (path: readonly string[]): boolean => path[0] === 'container'

/** The writer of DataCite REST JSON as returned by GET. */
export const restWriter = writerOf(dataciteRest, {
  name: 'DataCite REST JSON',
  carries: carriesRest,
})

const restPut = writerOf(
  dataciteRestPut,
  {
    name: 'DataCite REST JSON for PUT',
    carries: carriesRest,
    statesPlainly: true,
    embed: members => ({ data: { type: 'dois', attributes: members } }),
  },
  lazily(growRestSpec),
)

const json43 = writerOf(dataciteJson43, {
  name: 'DataCite JSON 4.3',
  requires: ['doi', 'creators', 'title', 'publisher', 'year', 'general', 'resourceType', ...inEntries],
  distinct: [...distinctLists, ['creators'], ['contributors'], ['identifiers'], ['relatedIdentifiers']],
  kernel: '4.3',
  carries: carriesContainer,
  states: kernelNamespace,
})

const json45 = writerOf(dataciteJson45, {
  name: 'DataCite JSON 4.5',
  requires: ['doi', 'creators', 'title', 'publisher', 'year', 'general', ...inEntries],
  distinct: [...distinctLists, ['relatedItems', 'titles'], ['relatedItems']],
  kernel: '4.5',
  carries: carriesContainer,
  states: kernelNamespace,
})

const ofService = { name: 'DataCite JSON of a service', carries: () => false }

const service = writerOf(dataciteService, ofService)

/** The only members that the record of an external resource may have. */
const ofElsewhere = new Set(['doi', 'titles', 'version', 'extras'])

const resource = writerOf(dataciteService, {
  ...ofService,
  id: 'resource',
  isElsewhere: (members, record) =>
    !Object.keys(members).some(pointer => pointer.startsWith('/datacite/')) &&
    Object.keys(record).every(key => ofElsewhere.has(key)),
  embed: (datacite, record) => {
    const fields = Object.entries(deriveResource(viewOf(record), { datacite: datacite as ServiceDatacite }))
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  },
})

const citable = writerOf(canonical, {
  name: 'citable JSON',
  single: () => [],
  isWide: true,
  carries: () => false,
  embed: (members, { schemaVersion }, kernel = statedKernel(schemaVersion).kernel) => ({
    $schema: schemaAddress(kernel),
    ...members,
  }),
})

/** The writers of all JSON dialects. */
export const writers: readonly DialectWriter[] = [restWriter, restPut, json43, json45, service, resource, citable]

/** Returns the writer of a JSON dialect, or undefined for any other format. */
export const writerNamed = (format: string): DialectWriter | undefined => writers.find(({ id }) => id === format)
