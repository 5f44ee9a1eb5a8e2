import { button, element, listOf } from './elements.ts'
import type { ShownFinding, ShownRecord } from './messages.ts'
import type { Panel, Tools } from './panels.ts'

/** Shows the findings, which are also marked in the editor. */
export const findings: Panel = async (place, text, tools) => {
  const { ask, editor } = tools
  const { records, findings: found, doi } = await ask('check', { text })
  if (editor.text() !== text) return
  editor.mark(found, finding => void applied(finding, text, tools))
  if (doi !== '') {
    tools.offer(doi)
    place.replaceChildren(element('p', {}, `This is the DOI ${doi}. Use the button above to look it up.`))
    return
  }
  place.replaceChildren(
    ...aboutRecords(records),
    found.length === 0
      ? element('p', {}, 'No problems found.')
      : listOf('ol', { class: 'findings' }, foldsOf(found), 'kinds of findings', fold =>
          foldItem(fold, records.length, text, tools),
        ),
  )
}

function aboutRecords(records: readonly ShownRecord[]): HTMLElement[] {
  if (records.length === 0) return []
  const list = listOf('ul', { class: 'records' }, records, 'records', ({ name, format, kernel, outcome }) =>
    element('li', {}, `${name || 'no DOI'}: ${format}, kernel ${kernel}, ${outcome}`),
  )
  if (records.length <= 5) return [list]
  const valid = records.filter(({ outcome }) => outcome === 'valid').length
  const summary = `${records.length} records: ${valid} valid, ${records.length - valid} invalid`
  return [element('details', {}, element('summary', {}, summary), list)]
}

/** Groups three or more findings with the same rule, severity and message. Any other finding is a separate group. */
function foldsOf(found: readonly ShownFinding[]): ShownFinding[][] {
  const kinds = new Map<string, ShownFinding[]>()
  for (const finding of found) {
    const kind = `${finding.severity} ${finding.rule} ${finding.message}`
    const known = kinds.get(kind)
    if (known === undefined) kinds.set(kind, [finding])
    else known.push(finding)
  }
  return [...kinds.values()].flatMap(kind => (kind.length < 3 ? kind.map(one => [one]) : [kind]))
}

const effects = {
  rejects: 'DataCite would reject the record',
  drops: 'DataCite would drop the value',
  changes: 'DataCite would change the value',
  accepts: 'DataCite would accept the record',
}

function foldItem(fold: readonly ShownFinding[], count: number, text: string, tools: Tools): HTMLElement {
  const [first, ...others] = fold
  if (first === undefined) return element('li')
  const { rule, severity, message, registry } = first
  const placeOf = (finding: ShownFinding): HTMLElement =>
    element('div', { class: 'at' }, ...controls(finding, count, text, tools))
  const records = new Set(fold.map(({ record }) => record)).size
  const times = `${fold.length} times in ${records === 1 ? '1 record' : `${records} records`}`
  return element(
    'li',
    { class: severity },
    element('strong', {}, `${severity} ${rule}`),
    ` · ${effects[registry]}`,
    element('p', {}, message),
    placeOf(first),
    ...(others.length === 0
      ? []
      : [
          element(
            'details',
            {},
            element('summary', {}, times),
            listOf('ul', { class: 'places' }, others, 'places', finding => element('li', {}, placeOf(finding))),
          ),
        ]),
  )
}

function controls(finding: ShownFinding, count: number, text: string, tools: Tools): (HTMLElement | string)[] {
  const { pointer, line, column, fix, record } = finding
  const inRecord = count > 1 && record >= 0 ? `record ${record + 1}, ` : ''
  const place = inRecord + (line > 0 ? `line ${line}, column ${column}` : pointer)
  return [
    line > 0 ? button(place, () => tools.editor.show(finding), { class: 'place' }) : place,
    ...(fix === undefined
      ? []
      : [' ', button(`Fix: ${fix.description}`, () => void applied(finding, text, tools), { class: 'fix' })]),
  ]
}

/** Applies a fix, unless the text has changed since it was checked. */
async function applied(finding: ShownFinding, text: string, { ask, editor, tell }: Tools): Promise<void> {
  const { fix } = finding
  if (fix === undefined || editor.text() !== text) return
  if (fix.edits !== undefined) return editor.edit(fix.edits)
  const { rule, pointer, message, record } = finding
  const fixed = await ask('fix', { text, finding: { rule, pointer, message, record } })
  if (editor.text() !== text) return
  if (fixed.text === text) tell(fixed.reason || 'This fix cannot be applied to the text.')
  else editor.become(fixed.text)
}
