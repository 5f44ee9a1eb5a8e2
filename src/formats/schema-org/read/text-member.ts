/** An object with one member, or with none where there is no text. */
export const textMember = <K extends string>(name: K, text: string | undefined): { [P in K]?: string } =>
  text === undefined ? {} : ({ [name]: text } as { [P in K]?: string })

/** The language that a literal of JSON-LD is in. */
export const languageOfMember = (value: unknown): { lang?: string } => {
  const lang = typeof value === 'object' && value !== null ? Reflect.get(value, '@language') : undefined
  return typeof lang === 'string' ? { lang } : {}
}
