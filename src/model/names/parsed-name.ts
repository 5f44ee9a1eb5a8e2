import { wrongArgument } from '../../core/argument.ts'
import { isObject } from '../../core/object.ts'

/** A parsed name; likely guesses are marked, so that no caller splits a name without saying so. */
export type ParsedName = PersonName | WholeName

/** The name of a person, in parts. */
export interface PersonName {
  kind: 'person'
  /** Without the particle in front of it: {@link familyOf} gives both. */
  family: string
  given?: string
  /** Particle that belongs to the family name but is not sorted by: `van` in `van Gogh`. */
  nonDroppingParticle?: string
  /** Particle that goes with the given name when only the family name is written: `de` in `de Tocqueville`. */
  droppingParticle?: string
  /** `Jr.`, `III`. */
  suffix?: string
  /** Text next to the name that is not part of it: an ORCID iD, an e-mail address, a degree, `et al.` */
  aside?: string[]
  /** True if the text or other knowledge leaves no other reading. */
  isCertain: boolean
}

/** A name that is kept whole: that of an organisation, or one whose parts are unknown. */
export interface WholeName {
  kind: 'organisation' | 'unknown'
  name: string
  isCertain: boolean
}

/**
 * The family name as it is written in a list: with the particle that belongs to it, `van Gogh`, `al-Khwarizmi`.
 * @example
 * familyOf({ kind: 'person', nonDroppingParticle: 'van', family: 'Gogh', given: 'Vincent', isCertain: true }) // → 'van Gogh'
 */
export function familyOf(person: PersonName): string {
  if (!isObject(person)) throw wrongArgument('A name', 'what parseName gives for a person', person)
  return joined(person.nonDroppingParticle, person.family)
}

/** A particle and what it belongs to; after a hyphen or an apostrophe there is no space. */
export function joined(particle: string | undefined, name: string): string {
  if (particle === undefined) return name
  return /[-'’]$/.test(particle) ? particle + name : `${particle} ${name}`
}
