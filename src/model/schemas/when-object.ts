/** Runs a check of an object's members also where single members are at fault, so that all problems are told at once. */
export const whenObject = {
  when: ({ value }: { value: unknown }): boolean =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
}
