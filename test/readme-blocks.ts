import { readFileSync } from 'node:fs'
import { type Block, blocksOf } from './documents.ts'

/** The text of the README. */
export const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

/** Returns the code blocks of one language in the README, each with the line on which it starts. */
export const blocks = (language: string): Block[] => blocksOf(readme, language)
