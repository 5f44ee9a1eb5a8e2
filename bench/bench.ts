/** One row of the table: what was measured against what, and the target. */
export interface Row {
  what: string
  baseline: string
  candidate: string
  /** Candidate over baseline, or the figure to which the target applies. */
  ratio: string
  target?: string
  /** True if this run reached the target. A busy machine can miss a target. */
  reached?: boolean
}

/** The thoroughness of a measurement: `smoke` only shows that everything runs. */
export interface Effort {
  readonly isSmoke: boolean
  /** Number of measurements of each side; the median counts. */
  readonly rounds: number
  /** The folder that keeps filled catalogs from one run to the next. */
  readonly catalogs?: string | undefined
}

/** One measurement; returns its rows, or throws if it cannot be taken. */
export interface Bench {
  readonly id: string
  run(effort: Effort): Promise<Row[]>
}
