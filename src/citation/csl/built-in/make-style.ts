import type {
  Area,
  BibliographyArea,
  Citation,
  CompiledStyle,
  EntriesLook,
  LocaleParts,
  NameOptions,
  Node,
  SortKey,
} from '../processor/compile/nodes.ts'
import { plain } from '../processor/compile/plain.ts'
import { hasLaterForm, isDistinguishing, isTelling } from '../processor/compile/style-questions.ts'
import type { BuiltInStyle } from './built-in-style.ts'
import { type VolumePlace, withVolumeTitles } from './volume-titles.ts'

interface GivenArea {
  layout: readonly Node[]
  prefix?: string
  suffix?: string
  superscript?: boolean
  delimiter?: string
  sort?: readonly SortKey[]
  names?: NameOptions
}

interface GivenStyle {
  title: string
  isNote?: boolean
  defaultLocale?: string
  /** The place of a book's volume number in an entry; `elsewhere` by default. */
  volumes?: VolumePlace
  names?: NameOptions
  citation: GivenArea & Partial<Omit<Citation, keyof Area | 'hasLaterForm' | 'isTelling'>>
  bibliography: GivenArea &
    Partial<Pick<BibliographyArea, 'secondFieldAlign' | 'subsequentAuthor'>> & { look?: Partial<EntriesLook> }
  options?: Partial<Pick<CompiledStyle, 'initializeWithHyphen' | 'demoteNonDroppingParticle' | 'pageRangeFormat'>>
  locales?: readonly LocaleParts[]
}

/** Builds a style from its areas, with CSL's defaults for missing options. */
export function style({
  title,
  isNote = false,
  defaultLocale,
  names = {},
  locales = [],
  volumes = 'elsewhere',
  ...given
}: GivenStyle): BuiltInStyle {
  const whole = ({ layout, ...area }: GivenArea): GivenArea => ({ ...area, layout: withVolumeTitles(layout, volumes) })
  const citation = areaOf('citation', isNote ? whole(given.citation) : given.citation, names)
  const areas = {
    citation: {
      collapse: undefined,
      citeGroupDelimiter: undefined,
      afterCollapseDelimiter: undefined,
      yearSuffixDelimiter: undefined,
      addNames: false,
      addGivenNames: false,
      givenNameRule: 'by-cite',
      addYearSuffix: false,
      nearNoteDistance: 5,
      ...given.citation,
      ...citation,
      hasLaterForm: hasLaterForm(citation),
      isTelling: isTelling(citation),
    } satisfies Citation,
    bibliography: {
      secondFieldAlign: false,
      subsequentAuthor: undefined,
      ...given.bibliography,
      ...areaOf('bibliography', whole(given.bibliography), names),
      look: { hangingIndent: false, entrySpacing: undefined, lineSpacing: undefined, ...given.bibliography.look },
    } satisfies BibliographyArea,
  }
  return {
    title,
    isNote,
    ...(defaultLocale !== undefined && { defaultLocale }),
    compiled: {
      ...areas,
      isNote,
      isDistinguishing: isDistinguishing(areas),
      initializeWithHyphen: true,
      demoteNonDroppingParticle: 'display-and-sort',
      pageRangeFormat: undefined,
      ...given.options,
      locales,
    },
  }
}

function areaOf(
  kind: Area['kind'],
  { layout, prefix = '', suffix = '', superscript = false, delimiter = '', sort = [], names }: GivenArea,
  ofStyle: NameOptions,
): Area {
  const setting = superscript ? ({ position: 'super' } as const) : undefined
  const isDecorated = prefix !== '' || suffix !== '' || superscript
  return {
    kind,
    layout: {
      decoration: isDecorated ? { ...plain, prefix, suffix, setting } : plain,
      delimiter,
      children: layout,
    },
    sort,
    names: { ...ofStyle, ...names },
    namesDelimiter: undefined,
  }
}
