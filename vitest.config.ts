import { defineConfig } from 'vitest/config'
import { everyStore, longer, properties, slow } from './test/suites.ts'

export default defineConfig({
  test: {
    setupFiles: ['test/seed.ts'],
    reporters: ['default', './test/skipped.ts'],
    // Modules are loaded once per process rather than once per file.
    isolate: false,
    maxWorkers: '100%',
    // A file whose tests all need a folder that is not there has no test.
    passWithNoTests: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Only what hangs takes as long; a busy machine may be slow.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      { extends: true, test: { name: 'fast', include: ['test/**/*.test.ts'], exclude: [slow] } },
      {
        extends: true,
        test: { name: 'slow', include: [slow, properties, everyStore, ...longer], env: { CITABLE_SUITE: 'slow' } },
      },
    ],
  },
})
