import { messagesOf } from '../../../messages/message.ts'
import { reasonFor } from '../../files.ts'
import type { Problem } from '../../inputs/input.ts'
import { inputText } from '../../inputs/texts.ts'
import { Misuse } from '../../misuse.ts'
import { choiceOf } from '../../options.ts'
import type { Terminal } from '../../terminal/terminal.ts'

const text = messagesOf('outputs', {
  form: "'--output {setting}': the value should have the form format=file, such as {example}.",
})

/** A report to write to a file. */
export interface OutputFile<Format extends string> {
  format: Format
  file: string
}

/**
 * Parses `--output format=file` options. Throws `Misuse` for an unknown format, or if the format or file is missing.
 */
export function outputFiles<Format extends string>(
  settings: readonly string[],
  formats: readonly Format[],
  example: `${Format}=${string}`,
): OutputFile<Format>[] {
  return settings.map(setting => {
    const at = setting.indexOf('=')
    const file = setting.slice(at + 1)
    if (at < 0 || file === '') throw new Misuse(text('form', { setting, example }))
    return { format: choiceOf(setting.slice(0, at), '--output', formats), file }
  })
}

/** Writes reports to files. Returns the problems of reports that could not be written. */
export async function writeOutputs<Format extends string>(
  outputs: readonly OutputFile<Format>[],
  written: (format: Format) => string,
  { files }: Terminal,
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const { format, file } of outputs) {
    try {
      await files.write(file, written(format))
    } catch (error) {
      problems.push({ file, message: inputText('unwrittenReport', { reason: reasonFor(error) }) })
    }
  }
  return problems
}
