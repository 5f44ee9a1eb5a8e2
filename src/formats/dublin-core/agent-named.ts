import type { Agent } from '../../model/datacite.ts'
import { readReferenceName } from '../tagged/names.ts'

/** The agent that a name stands for: `Family, Given` gives the parts, nothing else is guessed, and the name stays as written. */
export function agentNamed(text: string): Agent {
  const read = readReferenceName(text, false)
  return read.nameType === 'Personal' ? { ...read, name: text } : { name: text }
}
