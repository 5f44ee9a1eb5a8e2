import { requireObject } from '../../core/argument.ts'

/** A parsed name. A split that is only probable is marked as uncertain, so that no caller splits a name silently. */
export type ParsedName = PersonName | WholeName

/** The name of a person, in parts. */
export interface PersonName {
  kind: 'person'
  /** The family name without a preceding particle; {@link familyOf} returns both. */
  family: string
  given?: string
  /** A particle that stays with the family name if the given name is omitted: `van` in `van Gogh`. */
  nonDroppingParticle?: string
  /** A particle that is omitted with the given name: `de` in `de Tocqueville`. */
  droppingParticle?: string
  /** The suffix, such as `Jr.` or `III`. */
  suffix?: string
  /** Text next to the name that is not part of it: an ORCID iD, an e-mail address, a degree, `et al.` */
  aside?: string[]
  /** True if no other split of the name is plausible. */
  isCertain: boolean
}

/** An unsplit name: that of an organisation, or of a person whose name parts are unknown. */
export interface WholeName {
  kind: 'organisation' | 'unknown'
  name: string
  isCertain: boolean
}

/**
 * Returns the family name in the form used in lists, with its particle: `van Gogh`, `al-Khwarizmi`.
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
