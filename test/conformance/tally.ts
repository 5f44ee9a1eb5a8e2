/** A counter of agreements, in total and by group. Also stores disagreements, of which a report lists at most twenty. */
export class Tally {
  readonly disagreements: string[] = []
  readonly #counts = new Map<string, Map<string, [agreed: number, of: number]>>()
  #agreed = 0
  #of = 0

  /** Counts one comparison under its name in every grouping. Calls `describe` only if the comparison failed. */
  count(agrees: boolean, groups: Readonly<Record<string, string>>, describe: () => string): void {
    this.#of++
    if (agrees) this.#agreed++
    else this.disagreements.push(describe())
    for (const [grouping, name] of Object.entries(groups)) {
      const counts = this.#counts.get(grouping) ?? new Map<string, [number, number]>()
      this.#counts.set(grouping, counts)
      const [agreed, of] = counts.get(name) ?? [0, 0]
      counts.set(name, [agreed + (agrees ? 1 : 0), of + 1])
    }
  }

  /**
   * Returns the counts as lines of text. A grouping of more than twelve groups lists only groups with disagreements.
   */
  report(title: string): string {
    const lines = [`${title}: ${this.#agreed} of ${this.#of} agree`]
    for (const [grouping, counts] of this.#counts) {
      const shown = [...counts].filter(([, [agreed, of]]) => counts.size <= 12 || agreed < of)
      const parts = shown.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, [agreed, of]]) => `${name} ${agreed}/${of}`)
      const hidden = counts.size - shown.length
      if (hidden > 0) parts.push(`${shown.length > 0 ? 'the other ' : ''}${hidden} all agree`)
      lines.push(`  by ${grouping}: ${parts.join(' · ')}`)
    }
    for (const disagreement of this.disagreements.slice(0, 20)) lines.push(`  - ${disagreement}`)
    if (this.disagreements.length > 20) lines.push(`  … and ${this.disagreements.length - 20} more`)
    return lines.join('\n')
  }
}
