import fc from 'fast-check'

/**
 * Properties are tried on the same generated values in every run, so that whether a change passes depends on the change alone.
 * `CITABLE_SEED` takes another seed, or `random` for values that nobody has seen yet.
 */
const stated = process.env.CITABLE_SEED ?? '20260117'

if (stated !== 'random') fc.configureGlobal({ seed: Number(stated) })
