import type { Kernel } from '../kernels.ts'

/** A controlled list: its terms, each with the kernel that brought it. Nothing was ever taken away. */
export type Terms = Readonly<Record<string, Kernel>>
