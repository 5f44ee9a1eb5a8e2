import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/seed.ts'],
    // More runs of the properties take their time.
    testTimeout: process.env.CITABLE_RUNS === undefined ? 30_000 : 1_800_000,
    hookTimeout: 120_000,
  },
})
