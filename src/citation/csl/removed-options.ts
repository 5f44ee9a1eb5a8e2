/** The options that were removed, each with the sentence that says what takes their place. */
export const removedOptions: Readonly<Record<string, string>> = {
  engine: 'It was removed because the built-in processor renders every style of CSL 1.0.2.',
}
