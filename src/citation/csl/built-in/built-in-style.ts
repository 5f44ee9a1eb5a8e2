import type { CompiledStyle } from '../processor/compile/nodes.ts'

/** A compiled style of this package. */
export interface BuiltInStyle {
  title: string
  isNote: boolean
  defaultLocale?: string
  compiled: CompiledStyle
}
