#!/usr/bin/env node
import { commands } from './commands/index.ts'
import { nodeTerminal } from './node-terminal.ts'
import { run } from './run.ts'

// The exit code is set, not forced, so that everything written to a pipe arrives.
process.exitCode = await run(process.argv.slice(2), commands, nodeTerminal())
