/** One line of the table: what was measured against what, and what it should be. */
export interface Row {
  what: string
  baseline: string
  candidate: string
  /** Candidate over baseline, or the figure that the target speaks of. */
  ratio: string
  target?: string
  /** Whether the target was reached in this run; a machine that is busy with other things can miss one. */
  reached?: boolean
}

/** How thoroughly to measure: `smoke` only shows that everything runs. */
export interface Effort {
  readonly isSmoke: boolean
  /** Measurements of each side, of which the median counts. */
  readonly rounds: number
  /** The folder that keeps filled catalogs from one run to the next. */
  readonly catalogs?: string | undefined
}

/** One measurement; returns its lines, or throws what keeps it from being taken. */
export interface Bench {
  readonly id: string
  run(effort: Effort): Promise<Row[]>
}
