export { fixEdits } from './fix/fix-edits.ts'
export { type FixedText, fixText, type RefusedFix } from './fix/fix-text.ts'
export type { FixOptions } from './fix/fix-value.ts'
