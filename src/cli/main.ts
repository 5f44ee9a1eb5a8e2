#!/usr/bin/env node
import { isMainThread } from 'node:worker_threads'
import { keepCompiled } from './compile-cache.ts'

keepCompiled(process.env)

// A worker thread does not load the commands. The exit code is set without ending the process, so that everything
// written to a pipe arrives.
if (isMainThread) {
  const { runHere } = await import('./run-here.ts')
  process.exitCode = await runHere(new URL(import.meta.url))
} else {
  const { serveWork } = await import('./run/threads/worker.ts')
  serveWork()
}
