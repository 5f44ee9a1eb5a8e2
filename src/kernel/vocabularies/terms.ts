import type { Kernel } from '../kernels.ts'

/** A controlled list: its terms, each with the kernel that introduced it. No kernel since 4.0 has removed a term. */
export type Terms = Readonly<Record<string, Kernel>>
