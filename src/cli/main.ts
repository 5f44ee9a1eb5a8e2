#!/usr/bin/env node
import { isMainThread } from 'node:worker_threads'
import { commands } from './commands/index.ts'
import { nodeTerminal } from './node-terminal.ts'
import { run } from './run.ts'
import { serveWork } from './stream/worker.ts'

// The exit code is set, not forced, so that everything written to a pipe arrives.
if (isMainThread) process.exitCode = await run(process.argv.slice(2), commands, nodeTerminal(new URL(import.meta.url)))
else serveWork()
