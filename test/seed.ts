import fc from 'fast-check'

/**
 * The seed of property tests. Without `CITABLE_SEED`, every run tests the same values, so that a result depends only on
 * the code; `random` selects new values.
 */
const stated = process.env.CITABLE_SEED ?? '20260117'

if (stated !== 'random') fc.configureGlobal({ seed: Number(stated) })
