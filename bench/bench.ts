/** A row of the results table. The target is a condition on the ratio or the candidate, such as `at most 2 ×`. */
export interface Row {
  what: string
  baseline: string
  candidate: string
  /** The ratio between the candidate and the baseline, or another figure to compare with the target. */
  ratio: string
  target?: string
  /** True if this run reached the target. A run on a busy machine can miss a target. */
  reached?: boolean
}

/** The thoroughness of a measurement. With `isSmoke`, a run only shows that everything works. */
export interface Effort {
  readonly isSmoke: boolean
  /** The number of times that each side of a comparison is measured. The result is the median. */
  readonly rounds: number
  /** The folder in which filled catalogs are kept between runs. */
  readonly catalogs?: string | undefined
}

/** A measurement: `run` resolves to rows of the table, or rejects if it cannot measure. */
export interface Bench {
  readonly id: string
  run(effort: Effort): Promise<Row[]>
}
