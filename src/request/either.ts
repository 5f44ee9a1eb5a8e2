/** A signal that is aborted as soon as one of two is; undefined where there is none. */
export const either = (one: AbortSignal | undefined, other: AbortSignal | undefined): AbortSignal | undefined =>
  one !== undefined && other !== undefined ? AbortSignal.any([one, other]) : (one ?? other)
