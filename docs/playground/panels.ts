import type { Ask } from './ask.ts'
import type { Editor } from './editor.ts'
import { button, choice, element, listOf } from './elements.ts'
import type { Answers } from './messages.ts'
import { languageName, styleName } from './names.ts'

/** The editor and the functions that a panel can use. */
export interface Tools {
  ask: Ask
  editor: Editor
  /** Returns the styles, languages and formats of the library, which are requested once. */
  lists(): Promise<Answers['lists']>
  /** Puts a DOI into the look-up field. */
  offer(doi: string): void
  /** Shows a message above the panels. */
  tell(message: string): void
}

/** A function that fills a panel with the results for a text. */
export type Panel = (place: HTMLElement, text: string, tools: Tools) => Promise<void>

const settings = { style: 'apa', locale: '', listStyle: 'apa', listLocale: '', to: 'bibtex' }

const optionsOf = (ids: readonly string[], nameOf: (id: string) => string) =>
  ids.map(value => ({ value, text: nameOf(value) }))

/** Shows the citation of each record in one style and language. */
export const citations: Panel = async (place, text, tools) => {
  const { styles, locales } = await tools.lists()
  const { text: cited, notes } = await tools.ask('cite', { text, ...settings, format: 'text' })
  const again = (): void => void citations(place, text, tools)
  place.replaceChildren(
    element(
      'div',
      { class: 'choices' },
      choice('Style', optionsOf(styles, styleName), settings.style, value => {
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
  choice(
    'Language',
    [{ value: '', text: 'Default of the style' }, ...optionsOf(locales, languageName)],
    chosen,
    changed,
  )

const notesOf = (notes: readonly string[]): HTMLElement =>
  listOf('ul', { class: 'notes' }, notes, 'notes', note => element('li', {}, note))

/** Shows the text in another format, with the losses of the conversion. */
export const conversion: Panel = async (place, text, tools) => {
  const { formats } = await tools.lists()
  const { text: converted, losses, problems } = await tools.ask('convert', { text, to: settings.to })
  const copied = element('span', { role: 'status' })
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
      ...(problems.length > 0 ? [] : [button('Copy', () => void copyText(converted, copied)), copied]),
    ),
  )
  if (problems.length > 0) {
    place.append(element('p', {}, 'The text cannot be converted.'), notesOf(problems))
    return
  }
  place.append(
    element('pre', { tabindex: '0', 'aria-label': 'Result' }, converted),
    element('h3', {}, losses.length === 0 ? 'Nothing is lost' : `Losses: ${losses.length}`),
    listOf('ul', { class: 'losses' }, losses, 'losses', ({ kind, pointer, message }) =>
      element('li', {}, element('strong', {}, kind), ` ${pointer}: ${message}`),
    ),
  )
}

/** Shows the version graph as a picture, and its warnings. */
export const versions: Panel = async (place, text, { ask }) => {
  const { svg, warnings, nodes, records } = await ask('versions', { text })
  place.replaceChildren(
    svg === ''
      ? element('p', {}, records === 0 ? 'The text has no record.' : 'No record is a version of another record.')
      : graphImage(svg, nodes),
    ...warnings.map(warningsOf),
  )
}

function graphImage(svg: string, nodes: number): HTMLImageElement {
  const picture = element('img', { alt: `The graph of ${nodes} versions`, class: 'graph' })
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  return picture
}

function warningsOf([first = '', ...others]: readonly string[]): HTMLElement {
  if (others.length < 2) return notesOf([first, ...others])
  const summary = element('summary', {}, `… and ${others.length} others like it`)
  return element('div', {}, notesOf([first]), element('details', {}, summary, notesOf(others)))
}

/** Shows all records as a list of references that can be copied with their italics. */
export const references: Panel = async (place, text, tools) => {
  const { styles, locales } = await tools.lists()
  const question = { text, style: settings.listStyle, locale: settings.listLocale }
  const [html, plain] = await Promise.all([
    tools.ask('cite', { ...question, format: 'html' }),
    tools.ask('cite', { ...question, format: 'text' }),
  ])
  const again = (): void => void references(place, text, tools)
  const list = element('div', { class: 'result', id: 'references' })
  // The library escapes all text of a record, and writes only the markup of citations.
  list.innerHTML = html.text
  const copied = element('span', { role: 'status' })
  place.replaceChildren(
    element(
      'div',
      { class: 'choices' },
      choice('Style', optionsOf(styles, styleName), settings.listStyle, value => {
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

async function copyText(text: string, status: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    status.textContent = 'Copied.'
  } catch {
    status.textContent = 'The browser does not allow copying; select the text instead.'
  }
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
