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
import type { Spec } from '../dialects/spec.ts'
import type { DialectWriter } from './writing.ts'

/** What a writer takes from the dialect that it writes, in the dialect's own spelling where not given. */
const writerOf = ({ id, spec: own, read }: Dialect, spec: Spec = own) => ({
  id,
  spec,
  single: Object.values(spec.byKey?.geoLocations?.byKey ?? {}).flatMap(({ key, shape }) =>
    shape === 'polygons' ? [] : [key],
  ),
  read: (members: Parameters<Dialect['read']>[0]) => {
    const { extras, ...record } = read(members, false).record
    return record
  },
  reads: (name: string) => own.members?.[name] !== undefined || name === 'identifiers' || name === 'id',
})

const typesOfOthers = ['ris', 'bibtex', 'citeproc', 'schemaOrg']
const attributes = ['container', 'url', 'contentUrl']

const carriesRest = (path: readonly string[]): boolean => {
  const name = path[0] ?? ''
  return name === 'types' ? path.length === 2 && typesOfOthers.includes(path[1] ?? '') : attributes.includes(name)
}

const carriesContainer = (path: readonly string[]): boolean => path[0] === 'container'

/** The writer of what the REST API takes. */
export const restWriter: DialectWriter = {
  ...writerOf(dataciteRest),
  name: 'DataCite REST JSON',
  carries: carriesRest,
}

const restPut: DialectWriter = {
  ...writerOf(dataciteRestPut, growRestSpec()),
  name: 'DataCite REST JSON for PUT',
  carries: carriesRest,
  statesPlainly: true,
  embed: members => ({ data: { type: 'dois', attributes: members } }),
}

const json43: DialectWriter = {
  ...writerOf(dataciteJson43),
  name: 'DataCite JSON 4.3',
  kernel: '4.3',
  carries: carriesContainer,
  states: kernelNamespace,
}

const json45: DialectWriter = {
  ...writerOf(dataciteJson45),
  name: 'DataCite JSON 4.5',
  kernel: '4.5',
  carries: carriesContainer,
  states: kernelNamespace,
}

const service: DialectWriter = {
  ...writerOf(dataciteService),
  name: 'DataCite JSON of a service',
  carries: () => false,
}

/** All that is known of a resource that is described elsewhere. */
const ofElsewhere = new Set(['doi', 'titles', 'version', 'extras'])

const resource: DialectWriter = {
  ...service,
  id: 'resource',
  isElsewhere: (members, record) =>
    !Object.keys(members).some(pointer => pointer.startsWith('/datacite/')) &&
    Object.keys(record).every(key => ofElsewhere.has(key)),
  embed: (datacite, record) => {
    const fields = Object.entries(deriveResource(viewOf(record), { datacite: datacite as ServiceDatacite }))
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  },
}

const citable: DialectWriter = {
  ...writerOf(canonical),
  name: 'citable JSON',
  single: [],
  isWide: true,
  carries: () => false,
  embed: (members, { schemaVersion }, kernel = statedKernel(schemaVersion).kernel) => ({
    $schema: schemaAddress(kernel),
    ...members,
  }),
}

/** The writers of all JSON dialects. */
export const writers: readonly DialectWriter[] = [restWriter, restPut, json43, json45, service, resource, citable]

/** The writer of a JSON dialect; undefined for any other format. */
export const writerNamed = (format: string): DialectWriter | undefined => writers.find(({ id }) => id === format)
