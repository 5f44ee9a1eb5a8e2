import table from './releases.json' with { type: 'json' }

/** A day on which the registry changed, with the release of lupo and the version of bolognese that lupo used. */
export interface Release {
  date: string
  lupo: string
  bolognese: string
}

/**
 * The releases that introduced or ended behaviours, according to the tags and lock files of lupo.
 *
 * A change merged between two releases is assigned to the later one. A day known only from stored records is assigned
 * to the next release.
 */
export const releases: readonly Release[] = table
