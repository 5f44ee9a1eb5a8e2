import type { Kernel } from '../kernels.ts'

/** A controlled list: its terms, each with the kernel that introduced it. No term was ever removed. */
export type Terms = Readonly<Record<string, Kernel>>
