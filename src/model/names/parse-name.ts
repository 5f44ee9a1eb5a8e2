/** A name taken apart; what is only likely is marked, so that nobody splits it in silence. */
export type ParsedName = PersonName | WholeName

/** The name of a person, in parts. */
export interface PersonName {
  kind: 'person'
  family: string
  given?: string
  /** Particle that belongs to the family name but is not sorted by: `van` in `van Gogh`. */
  nonDroppingParticle?: string
  /** Particle that goes with the given name when only the family name is written: `de` in `de Tocqueville`. */
  droppingParticle?: string
  /** `Jr.`, `III`. */
  suffix?: string
  /** Whether the text, or what is known beside it, leaves no other reading. */
  isCertain: boolean
}

/** A name that is not taken apart: of an organisation, or of someone of whom no parts are known. */
export interface WholeName {
  kind: 'organisation' | 'unknown'
  name: string
  isCertain: boolean
}

/** Reads a name as DataCite writes it: `Family, Given` for people, as it is for organisations; `nameType` (2.1.a) settles which. */
export function parseName(text: string, nameType?: string): ParsedName {
  const name = text.trim().replace(/\s+/g, ' ')
  if (nameType === 'Organizational') return { kind: 'organisation', name, isCertain: true }
  const parts = name.split(', ')
  const [family = '', given = ''] = parts
  if (parts.length === 2 && family !== '' && given !== '')
    return { kind: 'person', family, given, isCertain: nameType === 'Personal' }
  return { kind: 'unknown', name, isCertain: false }
}
