import type { CompiledStyle } from '../processor/nodes.ts'

/** A style of this package, which is compiled already. */
export interface BuiltInStyle {
  title: string
  isNote: boolean
  defaultLocale?: string
  compiled: CompiledStyle
}
