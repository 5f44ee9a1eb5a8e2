import { readFileSync } from 'node:fs'

/** The text of the README. */
export const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')

/** The code blocks of one language in the README, each with the line on which it starts. */
export const blocks = (language: string): { line: number; text: string }[] =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ({ index, 1: text = '' }) => ({
      line: readme.slice(0, index).split('\n').length,
      text,
    }),
  )
