import { asking } from './ask.ts'
import { button, element } from './elements.ts'
import { citations, conversion, findings, type Panel, references, type Tools, versions } from './panels.ts'
import { sample } from './samples.ts'
import { fromFragment, toFragment } from './sharing.ts'
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
  let timer: ReturnType<typeof setTimeout> | undefined
  const editor = createEditor(holder, shared?.text ?? sample, () => {
    clearTimeout(timer)
    timer = setTimeout(() => void renew(), 250)
  })
  let known: ReturnType<Tools['lists']> | undefined
  const tools: Tools = { ask, editor, lists: () => (known ??= ask('lists', {})) }
  holder.addEventListener('drop', onDrop, true)
  for (const { tab } of tabs) tab.addEventListener('keydown', event => void onArrow(event))
  select(open)

  function select(panel: (typeof panels)[number] | undefined): void {
    open = panel
    for (const { panel: one, tab } of tabs) {
      tab.setAttribute('aria-selected', String(one === open))
      tab.tabIndex = one === open ? 0 : -1
    }
    output.setAttribute('aria-labelledby', `tab-${open?.id}`)
    output.replaceChildren(element('p', {}, 'Working …'))
    void renew()
  }

  async function renew(): Promise<void> {
    const text = editor.text()
    const shown = open
    const place = element('div')
    try {
      await shown?.fill(place, text, tools)
      if (shown !== first) await first.fill(element('div'), text, tools)
    } catch (error) {
      place.replaceChildren(element('p', { class: 'error' }, error instanceof Error ? error.message : String(error)))
    }
    // A later text or panel has its own result.
    if (shown === open && text === editor.text()) output.replaceChildren(place)
  }

  async function onArrow(event: KeyboardEvent): Promise<void> {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const at = tabs.findIndex(({ panel }) => panel === open)
    const next = tabs[(at + step + tabs.length) % tabs.length]
    select(next?.panel)
    next?.tab.focus()
  }

  async function onDrop(event: DragEvent): Promise<void> {
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length === 0) return
    event.preventDefault()
    event.stopPropagation()
    editor.replace((await Promise.all(files.map(file => file.text()))).join('\n'))
  }

  async function share(): Promise<void> {
    history.replaceState(history.state, '', await toFragment({ text: editor.text(), panel: open?.id ?? '' }))
    const isCopied = await navigator.clipboard.writeText(location.href).then(
      () => true,
      () => false,
    )
    status.textContent = `${isCopied ? 'Copied.' : 'The link is in the address bar.'} It has the text after its #, which browsers send to no server.`
  }

  function opener(): HTMLElement {
    const input = element('input', { type: 'file' })
    input.addEventListener('change', async () => {
      const [file] = input.files ?? []
      if (file !== undefined) editor.replace(await file.text())
    })
    return element('label', { class: 'file' }, 'Open a file ', input)
  }

  function lookUp(): HTMLElement {
    const input = element('input', { type: 'text', placeholder: '10.5281/zenodo.2598836', size: '24' })
    const form = element(
      'form',
      { class: 'lookup' },
      element('label', {}, 'DOI ', input),
      element('button', { type: 'submit' }, 'Look up at api.datacite.org'),
    )
    form.addEventListener('submit', async event => {
      event.preventDefault()
      const doi = input.value.trim()
      if (doi === '') return
      status.textContent = `Asking https://api.datacite.org for ${doi} …`
      try {
        editor.replace((await ask('resolve', { doi })).text)
        status.textContent = 'The record was fetched from https://api.datacite.org.'
      } catch (error) {
        status.textContent = error instanceof Error ? error.message : String(error)
      }
    })
    return form
  }
}

// The marks in the text are renewed whatever panel is open.
const first = panels[0] as (typeof panels)[number]
