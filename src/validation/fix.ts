export { fixEdits } from './fix-edits.ts'
export { type FixedText, fixText, type RefusedFix } from './fix-text.ts'
export type { FixOptions } from './fix-value.ts'
