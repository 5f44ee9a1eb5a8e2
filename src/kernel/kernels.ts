/** The versions of the DataCite Metadata Schema that are judged, oldest first. */
export const kernels = ['4.0', '4.1', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7'] as const

/** A version of the DataCite Metadata Schema, `'4.0'` to `'4.7'`. */
export type Kernel = (typeof kernels)[number]

/** The newest kernel, which also stands for `kernel-4` without a point version. */
export const latestKernel: Kernel = '4.7'

/** Whether a text names a kernel that is judged. */
export const isKernel = (text: unknown): text is Kernel => kernels.includes(text as Kernel)

/** Whether `kernel` is `since` or a later one. */
export const hasReached = (kernel: Kernel, since: Kernel): boolean => kernels.indexOf(kernel) >= kernels.indexOf(since)

/** What `schemaVersion` (or an XML namespace) says: the kernel to judge by, and whether that is what was asked for. */
export interface StatedKernel {
  kernel: Kernel
  /** `exact` for a known 4.x, `moving` for plain `kernel-4`, `retired` before 4.0, `newer` than ours, `none` where nothing usable is said. */
  kind: 'exact' | 'moving' | 'retired' | 'newer' | 'none'
  /** What names it, where that is not the `schemaVersion` itself. */
  name?: string
}

/** Reads a kernel from text such as `http://datacite.org/schema/kernel-4.5`, `kernel-3` or `4.5`. */
export function statedKernel(schemaVersion: unknown): StatedKernel {
  const match =
    typeof schemaVersion === 'string' ? /(?:^|kernel-)(\d+)(?:\.(\d+))?(?:\.\d+)*\/?\s*$/.exec(schemaVersion) : null
  if (match === null) return { kernel: latestKernel, kind: 'none' }
  const [, major = '', minor] = match
  if (Number(major) < 4) return { kernel: '4.0', kind: 'retired' }
  if (major === '4' && minor === undefined) return { kernel: latestKernel, kind: 'moving' }
  const named = `${Number(major)}.${Number(minor ?? 0)}`
  return isKernel(named) ? { kernel: named, kind: 'exact' } : { kernel: latestKernel, kind: 'newer' }
}
