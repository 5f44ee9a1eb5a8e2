import type { TitleType } from '../../kernel/index.ts'
import type { Title } from '../../model/datacite.ts'
import type { Path } from '../../pointer.ts'
import { entriesOf, type Found, memberText } from '../work/index.ts'

/** The first title of a type beside the main one; none that has the same text, which would be read as the same title. */
export function titleOfType(titles: unknown, path: Path, type: TitleType, main: Found): Found | undefined {
  const isOther = ({ value, path }: Found<Title>): boolean =>
    value.titleType === type && String(path) !== String(main.path.slice(0, -1))
  const entry = entriesOf<Title>(titles, path).find(isOther)
  const text = entry && memberText(entry, 'title')
  return text?.value === main.value ? undefined : text
}
