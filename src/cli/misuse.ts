/** Wrong use of the command: the message says what is wrong and what would be right; the command ends with exit code 2. */
export class Misuse extends Error {
  override name = 'Misuse'
}
