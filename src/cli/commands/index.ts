import type { Command } from '../command.ts'
import { check } from './check.ts'
import { cite } from './cite.ts'
import { diff } from './diff.ts'
import { explain } from './explain.ts'
import { versions } from './versions.ts'

/** The commands, in the order of the help. */
export const commands: readonly Command[] = [check, cite, versions, diff, explain]
