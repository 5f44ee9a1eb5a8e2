/** The editions that the built-in styles follow, as the dates of `updated` in the official files of the same names. */
export const styleEditions: Readonly<Record<string, string>> = {
  'american-medical-association': '2026-02-06',
  apa: '2026-02-07',
  'chicago-author-date': '2025-02-09',
  'chicago-author-date-17th-edition': '2025-02-09',
  'chicago-notes-bibliography': '2025-02-09',
  'chicago-notes-bibliography-17th-edition': '2025-02-09',
  'chicago-shortened-notes-bibliography': '2025-02-09',
  'chicago-shortened-notes-bibliography-17th-edition': '2025-02-09',
  'elsevier-harvard': '2014-03-04',
  'harvard-cite-them-right': '2026-02-12',
  ieee: '2024-03-27',
  'modern-language-association': '2026-02-03',
  nature: '2026-08-07',
  'nlm-citation-sequence': '2026-01-07',
}

/** The editions that the built-in locales follow, as the dates of `updated` in the files of `locales/`. */
export const localeEditions: Readonly<Record<string, string>> = {
  ar: '2026-03-09',
  'de-DE': '2025-10-16',
  'en-GB': '2026-01-10',
  'en-US': '2026-01-10',
  'es-ES': '2026-01-10',
  'fr-FR': '2025-10-18',
  'it-IT': '2026-01-10',
  'ja-JP': '2026-01-10',
  'nl-NL': '2026-01-10',
  'pl-PL': '2026-01-10',
  'pt-BR': '2026-01-10',
  'ru-RU': '2026-01-10',
  'zh-CN': '2025-10-16',
}
