/** Removed options, each with the reason for its removal. */
export const removedOptions: Readonly<Record<string, string>> = {
  engine: 'It was removed because the built-in processor renders every style of CSL 1.0.2.',
}
