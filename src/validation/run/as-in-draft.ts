import type { Diagnostic } from '../../core/diagnostic.ts'

/**
 * Adapts a finding about unreadable input to a draft. The registry repairs XML that is not well-formed, and stores a
 * draft even if the repaired record lacks mandatory elements.
 */
export const asInDraft = (finding: Diagnostic): Diagnostic =>
  finding.rule === 'schema/not-well-formed' ? { ...finding, registry: 'changes' } : finding
