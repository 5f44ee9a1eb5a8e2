import { asking } from './ask.ts'
import { button, element } from './elements.ts'
import { readFiles } from './files.ts'
import { findings } from './findings.ts'
import { citations, conversion, type Panel, references, type Tools, versions } from './panels.ts'
import { sample } from './samples.ts'
import { fromFragment, isPermalink, toFragment } from './sharing.ts'
import './playground.css'

const panels: readonly { id: string; title: string; fill: Panel }[] = [
  { id: 'findings', title: 'Findings', fill: findings },
  { id: 'citation', title: 'Citation', fill: citations },
  { id: 'convert', title: 'Convert', fill: conversion },
  { id: 'versions', title: 'Versions', fill: versions },
  { id: 'references', title: 'References', fill: references },
]

/** Builds the playground in an element. */
export async function startPlayground(root: HTMLElement): Promise<void> {
  const shared = await fromFragment(location.hash)
  const isDamaged = shared === undefined && isPermalink(location.hash)
  const ask = asking()
  const status = element('p', { role: 'status', class: 'status' })
  const output = element('div', { role: 'tabpanel', id: 'panel', tabindex: '0' })
  const holder = element('div', { class: 'editor' })
  let open = panels.find(({ id }) => id === shared?.panel) ?? panels[0]
  const tabs = panels.map(panel => {
    const tab = button(panel.title, () => select(panel), {
      role: 'tab',
      id: `tab-${panel.id}`,
      'aria-controls': 'panel',
    })
    return { panel, tab }
  })

  const doiField = element('input', { type: 'text', placeholder: '10.5281/zenodo.2598836', size: '24' })
  root.replaceChildren(
    element(
      'p',
      { class: 'promise' },
      'Paste or drop a record in any format. Everything runs in this page; nothing that you enter leaves it.',
    ),
    element(
      'div',
      { class: 'tools' },
      lookUp(),
      button('Copy a link', () => void share()),
      opener(),
      status,
    ),
    element(
      'div',
      { class: 'columns' },
      holder,
      element(
        'div',
        { class: 'output' },
        element('div', { role: 'tablist', 'aria-label': 'Results' }, ...tabs.map(({ tab }) => tab)),
        output,
      ),
    ),
  )

  const { createEditor } = await import('./editor.ts')
  /** The text for which marks were requested while another panel was open. */
  let marked: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const editor = createEditor(holder, shared?.text ?? sample, () => {
    output.setAttribute('aria-busy', 'true')
    clearTimeout(timer)
    timer = setTimeout(() => void renew(), 250)
  })
  let known: ReturnType<Tools['lists']> | undefined
  const tools: Tools = {
    ask,
    editor,
    lists: () => (known ??= ask('lists', {})),
    offer: doi => {
      doiField.value = doi
    },
    tell,
  }
  if (isDamaged) tell('The link is damaged or incomplete, so this is the example.')
  // A file that is dropped outside the editor would otherwise replace the page.
  root.addEventListener('dragover', event => event.preventDefault())
  root.addEventListener('drop', onDrop, true)
  window.addEventListener('hashchange', () => void follow())
  for (const { tab } of tabs) tab.addEventListener('keydown', event => void onArrow(event))
  select(open)

  function select(panel: (typeof panels)[number] | undefined): void {
    open = panel
    for (const { panel: one, tab } of tabs) {
      tab.setAttribute('aria-selected', String(one === open))
      tab.tabIndex = one === open ? 0 : -1
    }
    output.setAttribute('aria-labelledby', `tab-${open?.id}`)
    output.replaceChildren()
    void renew()
  }

  function tell(message: string): void {
    status.textContent = message
  }

  /** Shows the text of a permalink that was entered into the address bar. */
  async function follow(): Promise<void> {
    const next = root.isConnected ? await fromFragment(location.hash) : undefined
    if (next === undefined) {
      if (isPermalink(location.hash)) tell('The link is damaged or incomplete.')
      return
    }
    editor.replace(next.text)
    select(panels.find(({ id }) => id === next.panel) ?? open)
  }

  async function renew(): Promise<void> {
    const text = editor.text()
    const shown = open
    const place = element('div')
    output.setAttribute('aria-busy', 'true')
    try {
      await shown?.fill(place, text, tools)
    } catch (error) {
      place.replaceChildren(element('p', { class: 'error' }, error instanceof Error ? error.message : String(error)))
    }
    // A later text or panel has its own result.
    if (shown !== open || text !== editor.text()) return
    output.setAttribute('aria-busy', 'false')
    output.replaceChildren(place)
    if (shown === first || marked === text) return
    marked = text
    await first.fill(element('div'), text, tools).catch(() => undefined)
  }

  async function onArrow(event: KeyboardEvent): Promise<void> {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const at = tabs.findIndex(({ panel }) => panel === open)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    select(next?.panel)
    next?.tab.focus()
  }

  function onDrop(event: DragEvent): void {
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    void take(files)
  }

  async function take(files: readonly File[]): Promise<void> {
    try {
      editor.replace(await readFiles(files, ask))
      tell('')
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error))
    }
  }

  async function share(): Promise<void> {
    history.replaceState(history.state, '', await toFragment({ text: editor.text(), panel: open?.id ?? '' }))
    const isCopied = await navigator.clipboard.writeText(location.href).then(
      () => true,
      () => false,
    )
    const { length } = location.href
    tell(
      [
        isCopied ? 'Copied.' : 'The link is in the address bar.',
        'It has the text after its #, which browsers send to no server.',
        ...(length > longLink ? [`It has ${length} characters, and some programs shorten long links.`] : []),
      ].join(' '),
    )
  }

  function opener(): HTMLElement {
    const input = element('input', { type: 'file', multiple: '' })
    input.addEventListener('change', async () => {
      const files = [...(input.files ?? [])]
      if (files.length > 0) await take(files)
      // The same file can be opened again after it was changed.
      input.value = ''
    })
    return element('label', { class: 'file' }, 'Open a file ', input)
  }

  function lookUp(): HTMLElement {
    const form = element(
      'form',
      { class: 'lookup' },
      element('label', {}, 'DOI ', doiField),
      element('button', { type: 'submit' }, 'Look up at api.datacite.org'),
    )
    form.addEventListener('submit', async event => {
      event.preventDefault()
      const doi = doiField.value.trim()
      if (doi === '') return
      tell(`Asking https://api.datacite.org for ${doi} …`)
      try {
        editor.replace((await ask('resolve', { doi })).text)
        tell('The record was fetched from https://api.datacite.org.')
      } catch (error) {
        tell(error instanceof Error ? error.message : String(error))
      }
    })
    return form
  }
}

/** The length of a link, in characters, above which some programs truncate the link. */
const longLink = 8000

// The findings panel: the marks in the text are renewed even if another panel is open.
const first = panels[0] as (typeof panels)[number]
