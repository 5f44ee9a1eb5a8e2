const letters =
  'alpha:a beta:b gamma:g delta:d epsilon:e zeta:z eta:e theta:th iota:i kappa:k lambda:l mu:m nu:n xi:x omicron:o pi:p rho:r varsigma:s sigma:s tau:t upsilon:y phi:f chi:ch psi:ps omega:o'
    .split(' ')
    .map((entry, at) => [String.fromCharCode(0x3b1 + at), ...entry.split(':')] as const)

/** Greek letters of either case with their commands in text (LaTeX package textalpha). */
export const greek: readonly (readonly [letter: string, command: string])[] = letters.flatMap(
  ([letter, name = '']): [string, string][] => [
    [letter, `text${name}`],
    ...(name === 'varsigma'
      ? []
      : [[letter.toUpperCase(), `text${name.charAt(0).toUpperCase()}${name.slice(1)}`] as [string, string]]),
  ],
)

/** Romanised lower-case Greek letters for citation keys; not a transliteration standard. */
export const romanisedGreek: ReadonlyMap<string, string> = new Map(
  letters.map(([letter, , latin = '']) => [letter, latin]),
)
