import type { Command } from '../command.ts'
import { check } from './check.ts'
import { explain } from './explain.ts'

/** The commands, in the order of the help. */
export const commands: readonly Command[] = [check, explain]
