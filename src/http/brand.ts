import { wrongArgument } from '../core/argument.ts'

/** The appearance of a service's pages for its operator. */
export interface Brand {
  /** A picture beside the name, such as an SVG or PNG file: its media type and content. */
  logo?: { type: string; content: string | Uint8Array<ArrayBuffer> }
  /**
   * The colour of links and buttons as `#rrggbb`. It is made darker on light pages and lighter on dark ones until text in it can be
   * read (contrast of 4.5, WCAG 1.4.3).
   */
  accent?: string
  /** The address of the imprint. */
  imprint?: string
  /** The address of the privacy policy. */
  privacy?: string
  /** CSS that comes after that of the pages. */
  css?: string
  /** The language for visitors who ask for none of the pages': `en`, `de`, `fr` or `es`; English by default. */
  language?: string
}

/** Throws a `TypeError` that says what is expected if pages cannot be made to look so. */
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
