import { requireObject } from '../../core/argument.ts'

/** A person's name in parts, or an unsplit name. `isCertain` is false if the split or the kind is only probable. */
export type ParsedName = PersonName | WholeName

/** The name of a person, in parts. */
export interface PersonName {
  kind: 'person'
  /**
   * The family name without `nonDroppingParticle` and `droppingParticle`. {@link familyOf} adds `nonDroppingParticle`.
   */
  family: string
  given?: string
  /** A particle that stays with the family name if the given name is omitted: `van` in `van Gogh`. */
  nonDroppingParticle?: string
  /** A particle that is omitted together with the given name: `de` in `de Tocqueville`. */
  droppingParticle?: string
  /** The suffix, such as `Jr.` or `III`. */
  suffix?: string
  /** Text beside the name, such as an ORCID iD, an e-mail address, a degree, a nickname or `et al.` */
  aside?: string[]
  /** True if the name is certainly that of a person and no other split of it is plausible. */
  isCertain: boolean
}

/** An unsplit name: the name of an organisation, or a text whose kind or parts are unknown. */
export interface WholeName {
  kind: 'organisation' | 'unknown'
  name: string
  isCertain: boolean
}

/**
 * Returns the family name with its non-dropping particle, as used in lists: `van Gogh`, `al-Khwarizmi`.
 * @example
 * familyOf({ kind: 'person', nonDroppingParticle: 'van', family: 'Gogh', given: 'Vincent', isCertain: true }) // → 'van Gogh'
 */
export function familyOf(person: PersonName): string {
  requireObject('A name', 'the result of parseName for a person', person)
  return joined(person.nonDroppingParticle, person.family)
}

/** Joins a particle and a name, without a space after a hyphen or an apostrophe. */
export function joined(particle: string | undefined, name: string): string {
  if (particle === undefined) return name
  return /[-'’]$/.test(particle) ? particle + name : `${particle} ${name}`
}
