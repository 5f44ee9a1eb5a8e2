import { wrongArgument } from '../core/argument.ts'

/** The operator's settings for the appearance of the service's pages. */
export interface Brand {
  /** A picture shown beside the repository's name: the media type, such as `image/png`, and the content. */
  logo?: { type: string; content: string | Uint8Array<ArrayBuffer> }
  /**
   * The colour of links and buttons as `#rrggbb`.
   *
   * The colour is darkened on light pages and lightened on dark pages until text in the colour is legible (a contrast
   * of 4.5, WCAG 1.4.3).
   */
  accent?: string
  /** The address of the imprint. */
  imprint?: string
  /** The address of the privacy policy. */
  privacy?: string
  /** CSS appended to the CSS of the pages. */
  css?: string
  /** The language for visitors who prefer none of `en`, `de`, `fr` and `es`; English by default. */
  language?: string
}

/** Throws a `TypeError` that states the expected form if an option of the brand is invalid. */
export function checkBrand({ accent, logo, language, imprint, privacy }: Brand = {}): void {
  if (accent !== undefined && !/^#[\da-f]{6}$/i.test(accent))
    throw wrongArgument('The colour brand.accent', 'six hexadecimal digits such as "#14596b"', accent)
  if (logo !== undefined && !/^image\/[\w.+-]+$/.test(logo.type))
    throw wrongArgument('The type of brand.logo', 'that of a picture, such as "image/svg+xml"', logo.type)
  if (language !== undefined && !/^(?:en|de|fr|es)(?:-|$)/i.test(language))
    throw wrongArgument('The language brand.language', '"en", "de", "fr" or "es"', language)
  for (const [name, address] of Object.entries({ imprint, privacy }))
    if (address !== undefined && !/^(?:https?:\/\/|\/(?!\/)|mailto:)/i.test(address))
      throw wrongArgument(
        `The address brand.${name}`,
        'one that begins with https://, or a path such as "/imprint"',
        address,
      )
}
