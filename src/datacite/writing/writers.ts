import type { Kernel } from '../../kernel/index.ts'
import { kernelTree, statedKernel } from '../../kernel/index.ts'
import { deriveResource } from '../../model/derive-resource.ts'
import type { ServiceDatacite } from '../../model/service-datacite.ts'
import { viewOf } from '../../model/view.ts'
import { canonical, schemaAddress } from '../dialects/canonical.ts'
import type { Dialect } from '../dialects/dialect.ts'
import { dataciteJson43, spec43 } from '../dialects/json-4-3.ts'
import { dataciteJson45, spec45 } from '../dialects/json-4-5.ts'
import { dataciteRest, dataciteRestPut, growRestSpec } from '../dialects/rest.ts'
import { dataciteService, growServiceSpec } from '../dialects/service.ts'
import type { Spec } from '../dialects/spec.ts'
import { growSpec } from '../dialects/spec.ts'
import type { DialectWriter } from './dialect-writer.ts'

const kernel4 = 'http://datacite.org/schema/kernel-4'

/** Grows the spelling of each kernel once, when it is first asked for. */
function byKernel(grow: (kernel: Kernel) => Spec): (kernel: Kernel) => Spec {
  const grown = new Map<Kernel, Spec>()
  return kernel => {
    const spec = grown.get(kernel) ?? grow(kernel)
    grown.set(kernel, spec)
    return spec
  }
}

/** How a dialect reads the object that holds the metadata. */
function readingOf(dialect: Dialect): Pick<DialectWriter, 'read' | 'reads'> {
  return {
    read: members => {
      const { extras, ...record } = dialect.read(members, false).record
      return record
    },
    reads: name => dialect.spec.members?.[name] !== undefined || name === 'identifiers' || name === 'id',
  }
}

const typesOfOthers = ['ris', 'bibtex', 'citeproc', 'schemaOrg']
const attributes = ['container', 'url', 'contentUrl']

const carriesRest = (path: readonly string[]): boolean => {
  const name = path[0] ?? ''
  return name === 'types' ? path.length === 2 && typesOfOthers.includes(path[1] ?? '') : attributes.includes(name)
}

const carriesContainer = (path: readonly string[]): boolean => path[0] === 'container'

const restSpecs = byKernel(kernel => growRestSpec({ year: 'number' }, kernel))
const putSpecs = byKernel(kernel => growRestSpec(undefined, kernel))
const serviceSpecs = byKernel(growServiceSpec)
const canonicalSpecs = byKernel(kernel => growSpec({ tree: kernelTree(kernel) }))

const rest: DialectWriter = {
  id: 'datacite-rest',
  name: 'DataCite REST JSON',
  spec: restSpecs,
  ...readingOf(dataciteRest),
  carries: carriesRest,
}

const restPut: DialectWriter = {
  id: 'datacite-rest-put',
  name: 'DataCite REST JSON for PUT',
  spec: putSpecs,
  ...readingOf(dataciteRestPut),
  carries: carriesRest,
  statesPlainly: true,
  embed: members => ({ data: { type: 'dois', attributes: members } }),
}

const json43: DialectWriter = {
  id: 'datacite-json-4.3',
  name: 'DataCite JSON 4.3',
  spec: () => spec43,
  kernel: '4.3',
  ...readingOf(dataciteJson43),
  carries: carriesContainer,
  states: kernel4,
}

const json45: DialectWriter = {
  id: 'datacite-json-4.5',
  name: 'DataCite JSON 4.5',
  spec: () => spec45,
  kernel: '4.5',
  ...readingOf(dataciteJson45),
  carries: carriesContainer,
  states: kernel4,
}

const service: DialectWriter = {
  id: 'datacite-service',
  name: 'DataCite JSON of a service',
  spec: serviceSpecs,
  ...readingOf(dataciteService),
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
  id: 'citable-json',
  name: 'citable JSON',
  spec: canonicalSpecs,
  isWide: true,
  ...readingOf(canonical),
  carries: () => false,
  embed: (members, { schemaVersion }, kernel = statedKernel(schemaVersion).kernel) => ({
    $schema: schemaAddress(kernel),
    ...members,
  }),
}

/** The writers of all JSON dialects. */
export const writers: readonly DialectWriter[] = [rest, restPut, json43, json45, service, resource, citable]
