import type { Ask } from './ask.ts'
import type { Editor } from './editor.ts'
import { button, choice, element } from './elements.ts'
import type { Answers, ShownFinding } from './messages.ts'

/** The tools of a panel. */
export interface Tools {
  ask: Ask
  editor: Editor
  /** The styles, languages and formats of the library, asked for once. */
  lists(): Promise<Answers['lists']>
}

/** Fills a panel for a text. `Settings` keep the choices that a person made. */
export type Panel = (place: HTMLElement, text: string, tools: Tools) => Promise<void>

const settings = { style: 'apa', locale: '', listStyle: 'apa', listLocale: '', to: 'bibtex' }

/** Shows the findings, which are also marked in the editor. */
export const findings: Panel = async (place, text, { ask, editor }) => {
  const { records, findings: found } = await ask('check', { text })
  if (editor.text() !== text) return
  editor.mark(found)
  const about = records.map(
    ({ doi, format, kernel, outcome }) => `${doi || 'no DOI'}: ${format}, kernel ${kernel}, ${outcome}`,
  )
  place.replaceChildren(
    element('ul', { class: 'records' }, ...about.map(line => element('li', {}, line))),
    found.length === 0
      ? element('p', {}, records.length === 0 ? 'The text has no record.' : 'No problems found.')
      : element('ol', { class: 'findings' }, ...found.map(finding => findingItem(finding, editor))),
  )
}

const effects = {
  rejects: 'DataCite would reject the record',
  drops: 'DataCite would drop the value',
  changes: 'DataCite would change the value',
  accepts: 'DataCite would accept it',
}

function findingItem(finding: ShownFinding, editor: Editor): HTMLElement {
  const { rule, severity, message, pointer, line, column, fix, registry } = finding
  const place = line > 0 ? `line ${line}, column ${column}` : pointer
  return element(
    'li',
    { class: severity },
    element('strong', {}, `${severity} ${rule}`),
    ` · ${effects[registry]}`,
    element('p', {}, message),
    ...(line > 0 ? [button(place, () => editor.show(finding), { class: 'place' })] : [place]),
    ...(fix === undefined ? [] : [' ', button(`Fix: ${fix.description}`, () => editor.apply(fix), { class: 'fix' })]),
  )
}

const optionsOf = (names: readonly string[]) => names.map(value => ({ value, text: value }))

/** Shows the citation of each record in one style and language. */
export const citations: Panel = async (place, text, tools) => {
  const { styles, locales } = await tools.lists()
  const { text: cited, notes } = await tools.ask('cite', { text, ...settings, format: 'text' })
  const again = (): void => void citations(place, text, tools)
  place.replaceChildren(
    element(
      'div',
      { class: 'choices' },
      choice('Style', optionsOf(styles), settings.style, value => {
        settings.style = value
        again()
      }),
      languageChoice(locales, settings.locale, value => {
        settings.locale = value
        again()
      }),
    ),
    element(
      'div',
      { class: 'result' },
      ...cited
        .trim()
        .split('\n')
        .map(line => element('p', {}, line)),
    ),
    notesOf(notes),
  )
}

const languageChoice = (locales: readonly string[], chosen: string, changed: (value: string) => void) =>
  choice('Language', [{ value: '', text: 'of the style' }, ...optionsOf(locales)], chosen, changed)

const notesOf = (notes: readonly string[]): HTMLElement =>
  element('ul', { class: 'notes' }, ...notes.map(note => element('li', {}, note)))

/** Shows the text in another format, with what that format loses. */
export const conversion: Panel = async (place, text, tools) => {
  const { formats } = await tools.lists()
  const { text: converted, losses, problems } = await tools.ask('convert', { text, to: settings.to })
  place.replaceChildren(
    element(
      'div',
      { class: 'choices' },
      choice(
        'Format',
        formats.map(({ id, name }) => ({ value: id, text: name })),
        settings.to,
        value => {
          settings.to = value
          void conversion(place, text, tools)
        },
      ),
    ),
    element('pre', { tabindex: '0', 'aria-label': 'Result' }, converted),
    element('h3', {}, losses.length === 0 ? 'Nothing is lost' : `Losses: ${losses.length}`),
    element(
      'ul',
      { class: 'losses' },
      ...losses.map(({ kind, pointer, message }) =>
        element('li', {}, element('strong', {}, kind), ` ${pointer}: ${message}`),
      ),
    ),
    notesOf(problems),
  )
}

/** Shows the version graph as a picture. */
export const versions: Panel = async (place, text, { ask }) => {
  const { svg, warnings, nodes } = await ask('versions', { text })
  const picture = element('img', { alt: `The graph of ${nodes} versions`, class: 'graph' })
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  place.replaceChildren(nodes === 0 ? element('p', {}, 'The text has no record.') : picture, notesOf(warnings))
}

/** Shows all records as a list of references, to be copied with its italics. */
export const references: Panel = async (place, text, tools) => {
  const { styles, locales } = await tools.lists()
  const question = { text, style: settings.listStyle, locale: settings.listLocale }
  const [html, plain] = await Promise.all([
    tools.ask('cite', { ...question, format: 'html' }),
    tools.ask('cite', { ...question, format: 'text' }),
  ])
  const again = (): void => void references(place, text, tools)
  const list = element('div', { class: 'result', id: 'references' })
  // The library escapes all text of a record, and writes only marks of citations.
  list.innerHTML = html.text
  const copied = element('span', { role: 'status' })
  place.replaceChildren(
    element(
      'div',
      { class: 'choices' },
      choice('Style', optionsOf(styles), settings.listStyle, value => {
        settings.listStyle = value
        again()
      }),
      languageChoice(locales, settings.listLocale, value => {
        settings.listLocale = value
        again()
      }),
      button('Copy as rich text', () => void copy(html.text, plain.text, copied)),
      copied,
    ),
    list,
    notesOf(html.notes),
  )
}

async function copy(html: string, text: string, status: HTMLElement): Promise<void> {
  try {
    const parts = {
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob([text], { type: 'text/plain' }),
    }
    await navigator.clipboard.write([new ClipboardItem(parts)])
    status.textContent = 'Copied.'
  } catch {
    status.textContent = 'The browser does not allow copying; select the list instead.'
  }
}
