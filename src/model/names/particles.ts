const words = (text: string): string[] => text.split(' ')

/**
 * Particles that stay with the family name if the given name is omitted: Dutch, Italian, Arabic and others. Includes
 * `du` and `des`, because they contain an article.
 */
const sortedBy = new Set(
  words(
    "van der den het 't ’t ten ter te op onder du des la le les di da de' de’ del della dello dei degli delle dal dalla lo li las los bin ibn bint binti ben bat abu al el ul ud ap ab v.d.",
  ),
)

/** Particles that are omitted together with the given name: German, Scandinavian, French, Portuguese. */
const goingWithGiven = new Set(words('von vom zu zum zur und af av de do dos das v.'))

/** True if a word is a known particle in lower case. */
export const isParticle = (word: string): boolean => sortedBy.has(word) || goingWithGiven.has(word)

const binders = new Set(
  words(
    "Ó Ni Ní Nic Uí Mac Mc Nó Van Von Vom Zu De Du Des Del Della Di Da Do Dos Das La Le Los Las Lo San Santa Santo São Saint St St. Ste. Sankt El Al Ibn Bin Ben Abu Abd Abdel Abdul 'Abd ʿAbd Ter Ten Der Den Af Ap",
  ),
)

/** True if a capitalised word belongs to the family name that follows: `Ó Briain`, `Van Horn`, `San Martín`. */
export const bindsToNext = (word: string): boolean => binders.has(word)

/**
 * The particles of a name: those that stay with the family name, or those that are omitted together with the given
 * name.
 */
export interface Particles {
  nonDroppingParticle?: string
  droppingParticle?: string
}

/**
 * Assigns particles to the given or the family name.
 *
 * The first particle decides (`von der`, `van de`), except that `de la`, `de las` and `de los` belong to the family
 * name.
 */
export function sortParticles(particles: readonly string[]): Particles {
  const [first, second = ''] = particles
  if (first === undefined) return {}
  const isDropping = goingWithGiven.has(first) && !(first === 'de' && ['la', 'las', 'los'].includes(second))
  return { [isDropping ? 'droppingParticle' : 'nonDroppingParticle']: particles.join(' ') }
}

/**
 * Splits a word into a particle and the name joined to it (`al-Khwarizmi`, `d'Alembert`). Returns undefined for any
 * other word.
 */
export function detach(word: string): { particle: string; name: string } | undefined {
  if (!/[-'’]/.test(word)) return undefined
  const [, particle, name] = /^((?:a[dlnrstz]|ash|aḥ|el|ha|ul)-|(?:de?ll?|dall|l|d)['’])(\p{L}.*)$/u.exec(word) ?? []
  return particle === undefined || name === undefined ? undefined : { particle, name }
}
