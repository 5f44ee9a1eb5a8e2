/** The supported versions of the DataCite Metadata Schema, oldest first. */
export const kernels = ['4.0', '4.1', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7'] as const

/** A version of the DataCite Metadata Schema: `'4.0'`, `'4.1'`, … */
export type Kernel = (typeof kernels)[number]

/** The newest kernel, which `kernel-4` without a point version also refers to. */
export const latestKernel = kernels[kernels.length - 1] as Kernel

/**
 * True if a value names a supported kernel.
 *
 * @example
 * isKernel('4.5') // → true
 * isKernel('3.1') // → false
 */
export const isKernel = (value: unknown): value is Kernel => kernels.includes(value as Kernel)

/**
 * Returns the value if it is a supported kernel, and throws otherwise.
 *
 * @throws TypeError for any other value; the message suggests a similar kernel, else lists all
 */
export function asKernel(value: unknown): Kernel {
  if (isKernel(value)) return value
  const { kernel, kind } = statedKernel(typeof value === 'number' ? value.toFixed(1) : value)
  const hint = kind === 'exact' ? `did you mean "${kernel}"?` : `known are ${kernels.join(', ')}.`
  throw new TypeError(
    typeof value === 'string'
      ? `There is no kernel ${JSON.stringify(value.slice(0, 60))}; ${hint}`
      : `A kernel should be given as text, not as ${value === null ? 'null' : typeof value}; ${hint}`,
  )
}

/**
 * True if `kernel` is the same version as `since` or a later one.
 * @throws TypeError if an argument is not a kernel
 *
 * @example
 * hasReached('4.5', '4.4') // → true
 * hasReached('4.3', '4.4') // → false
 */
export function hasReached(kernel: Kernel, since: Kernel): boolean {
  const at = kernels.indexOf(kernel)
  const from = kernels.indexOf(since)
  return at < 0 || from < 0 ? asKernel(kernel) === asKernel(since) : at >= from
}

/**
 * The XML namespace of all versions of kernel 4. It is also the `schemaVersion` of a record that states kernel 4
 * without a point version.
 */
export const kernelNamespace = 'http://datacite.org/schema/kernel-4'

/** Returns the `schemaVersion` of a kernel: `http://datacite.org/schema/kernel-4.5`. */
export const schemaVersionOf = (kernel: Kernel): string => `${kernelNamespace}${kernel.slice(1)}`

/** True if a namespace belongs to a kernel, even to an unsupported one: `http://datacite.org/schema/kernel-3`. */
export const isKernelNamespace = (uri: string): boolean => uri.startsWith(kernelNamespace.slice(0, -1))

/** Returns the URL of a kernel's XSD. */
export const schemaLocationOf = (kernel: Kernel): string =>
  `https://schema.datacite.org/meta/kernel-${kernel}/metadata.xsd`

/** The kernel to validate a record against, and the kind of version that the record states. */
export interface StatedKernel {
  kernel: Kernel
  /**
   * `exact` for a known 4.x, `moving` for `kernel-4` without a point version, `retired` for a kernel before 4.0,
   * `newer` for a kernel later than all known kernels, `none` if no kernel is stated.
   */
  kind: 'exact' | 'moving' | 'retired' | 'newer' | 'none'
  /** A newer kernel that only the `xsi:schemaLocation` of an XML document states: `kernel-4.99`. */
  name?: string
}

/**
 * Parses a kernel from text such as `http://datacite.org/schema/kernel-4.5`, `kernel-3` or `4.5`. For a value that
 * states no kernel, returns the newest kernel with the kind `none`.
 *
 * @example
 * statedKernel('http://datacite.org/schema/kernel-4.5') // → { kernel: '4.5', kind: 'exact' }
 * statedKernel('kernel-3') // → { kernel: '4.0', kind: 'retired' }
 */
export function statedKernel(schemaVersion: unknown): StatedKernel {
  if (schemaVersion === kernelNamespace) return { kernel: latestKernel, kind: 'moving' }
  const match =
    typeof schemaVersion === 'string' ? /(?:^|kernel-)(\d+)(?:\.(\d+))?(?:\.\d+)*\/?\s*$/.exec(schemaVersion) : null
  if (match === null) return { kernel: latestKernel, kind: 'none' }
  const [, major = '', minor] = match
  if (Number(major) < 4) return { kernel: kernels[0], kind: 'retired' }
  if (major === '4' && minor === undefined) return { kernel: latestKernel, kind: 'moving' }
  const named = `${Number(major)}.${Number(minor ?? 0)}`
  return isKernel(named) ? { kernel: named, kind: 'exact' } : { kernel: latestKernel, kind: 'newer' }
}
