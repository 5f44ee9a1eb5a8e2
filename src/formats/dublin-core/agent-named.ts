import type { Agent } from '../../model/datacite.ts'
import { readReferenceName } from '../reference/names.ts'

/** Who a name stands for: `Family, Given` tells the parts, and nothing else is guessed. The name stays as it is written. */
export function agentNamed(text: string): Agent {
  const read = readReferenceName(text, false)
  return read.nameType === 'Personal' ? { ...read, name: text } : { name: text }
}
