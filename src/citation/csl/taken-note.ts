/** The note about names that were taken for personal names. */
export function takenNote(taken: readonly string[]): string[] {
  const [first] = taken
  if (first === undefined) return []
  const named = JSON.stringify(first.slice(0, 60))
  return [
    taken.length === 1
      ? `The name ${named} is taken for a person's, which the record does not say.`
      : `${taken.length} names, ${named} among them, are taken for people's, which the records do not say.`,
  ]
}
