/** One row of the table: the candidate, the baseline and the target. */
export interface Row {
  what: string
  baseline: string
  candidate: string
  /** The candidate divided by the baseline, or the figure that the target limits. */
  ratio: string
  target?: string
  /** True if this run reached the target. A busy machine can miss a target. */
  reached?: boolean
}

/** The thoroughness of a measurement. With `smoke`, a run only shows that everything works. */
export interface Effort {
  readonly isSmoke: boolean
  /** The number of measurements of each side; the median counts. */
  readonly rounds: number
  /** The folder in which filled catalogs are kept between runs. */
  readonly catalogs?: string | undefined
}

/** A measurement. Returns its rows, or throws if it cannot be taken. */
export interface Bench {
  readonly id: string
  run(effort: Effort): Promise<Row[]>
}
