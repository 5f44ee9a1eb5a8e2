/** Given names without a bracket that is never closed, which catalogues cut off: `E. G. (Elise G.` */
export const closedGiven = (given: string): string =>
  given.includes('(') && given.split('(').length > given.split(')').length
    ? given.replace(/\s{0,9}\([^()]{0,200}$/, '').trim() || given
    : given
