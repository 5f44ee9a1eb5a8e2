import fc from 'fast-check'
import {
  companions,
  isRequired,
  type Kernel,
  kernelTree,
  latestKernel,
  leastEntries,
  type Node,
  schemaVersionOf,
  termsOf,
  type VocabularyName,
  vocabularies,
} from '../../src/kernel/index.ts'
import type { Datacite, ServiceDatacite, ServiceIdentifier } from '../../src/model/index.ts'
import { serviceTree } from '../../src/model/service/tree.ts'
import { valuesOf } from './values.ts'

type Members = Record<string, unknown>

/**
 * The extent of a record: the mandatory properties and any others (`some`), or every property at least once (`every`).
 */
export type Extent = 'some' | 'every'

/** Generates canonical records that are valid in a kernel, from the kernel's table. */
export function records(kernel: Kernel, extent: Extent = 'some'): fc.Arbitrary<Datacite> {
  const grow = new Growth(kernel, extent)
  return fc
    .tuple(grow.object('', kernelTree(kernel)), fc.constantFrom(undefined, schemaVersionOf(kernel)))
    .map(([record, schemaVersion]) => {
      const identified = 'doi' in record || 'identifier' in record ? record : { doi: '10.5072/x', ...record }
      return schemaVersion === undefined ? identified : { ...identified, schemaVersion }
    })
}

/** Generates valid `datacite` objects in a service's spelling. */
export const serviceRecords = (extent: Extent = 'some'): fc.Arbitrary<ServiceDatacite> =>
  new Growth(latestKernel, extent).object('', serviceTree()).map(record => ({
    ...record,
    identifiers: [...(record.identifiers as ServiceIdentifier[]), { identifier: '10.5072/x', identifierType: 'DOI' }],
  }))

class Growth {
  constructor(
    private readonly kernel: Kernel,
    private readonly extent: Extent,
  ) {}

  object(place: string, children: readonly Node[]): fc.Arbitrary<Members> {
    const members = Object.fromEntries(children.map(child => [child.key, this.member(child)]))
    const required = this.extent === 'every' ? children : children.filter(child => isRequired(child, place))
    const pairs = companions(children, place)
    return fc.record(members, { requiredKeys: required.map(({ key }) => key) }).map(object => {
      for (const { attribute, beside } of pairs) if (!(attribute.key in object)) delete object[beside.key]
      return object
    })
  }

  private member(node: Node): fc.Arbitrary<unknown> {
    const one = this.value(node)
    const least = Math.max(leastEntries(node.occurs), this.extent === 'every' ? 1 : 0)
    if (node.list) return fc.array(one, { minLength: least, maxLength: least + 2 })
    if (node.occurs !== '0..n') return one
    const minLength = node.value === 'polygon' ? 1 : least
    return fc.oneof(one, fc.array(one, { minLength, maxLength: 3 }))
  }

  private value(node: Node): fc.Arbitrary<unknown> {
    const { value, property, children } = node
    if (value === 'object') return this.object(property.xml, children)
    if (value === 'polygon') return this.polygon(children)
    return value in vocabularies ? fc.constantFrom(...termsOf(value as VocabularyName, this.kernel)) : valuesOf(node)
  }

  private polygon(parts: readonly Node[]): fc.Arbitrary<unknown> {
    const lists = parts.map(part => {
      const one = this.value(part).map(point => ({ [part.key]: point }))
      const minLength = Math.max(leastEntries(part.occurs), this.extent === 'every' ? 1 : 0)
      return fc.array(one, { minLength, maxLength: part.occurs === '4..n' ? 6 : 1 })
    })
    return fc.tuple(...lists).map(found => found.flat())
  }
}
