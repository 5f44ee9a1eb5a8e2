/** An object with one member, or an empty one if there is no text. */
export const textMember = <K extends string>(name: K, text: string | undefined): { [P in K]?: string } =>
  text === undefined ? {} : ({ [name]: text } as { [P in K]?: string })

/** The language of a JSON-LD literal. */
export const languageOfMember = (value: unknown): { lang?: string } => {
  const lang = typeof value === 'object' && value !== null ? Reflect.get(value, '@language') : undefined
  return typeof lang === 'string' ? { lang } : {}
}
