/**
 * The script of the pages.
 *
 * Copies texts, and updates the citation and its form when another style or language is selected or styles are
 * searched.
 *
 * Without the script, copy buttons stay hidden, and a button submits the citation form. The messages of the script are
 * in the page, in the language of the page.
 */
export const script = `'use strict'
const status = document.getElementById('status')
const say = words => {
  if (status !== null) status.textContent = words
}
/** The pending change of the citation. */
let changing
async function copy(source) {
  const text = source.textContent.trim().replace(/[^\\S\\n]+/g, ' ')
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    source.closest('details')?.setAttribute('open', '')
    const range = document.createRange()
    range.selectNodeContents(source)
    const selection = getSelection()
    selection.removeAllRanges()
    selection.addRange(range)
    return document.execCommand('copy')
  }
}
for (const button of document.querySelectorAll('button[data-copy]')) {
  const label = button.querySelector('[data-label]')
  if (label === null || status === null) continue
  const before = label.textContent
  let timer
  button.hidden = false
  button.addEventListener('click', async () => {
    await changing
    const source = document.getElementById(button.dataset.copy)
    if (source === null) return
    const isCopied = await copy(source)
    label.textContent = isCopied ? status.dataset.copied : status.dataset.selected
    button.toggleAttribute('data-done', isCopied)
    say(isCopied ? status.dataset.copiedLong : status.dataset.selectedLong)
    clearTimeout(timer)
    timer = setTimeout(() => {
      label.textContent = before
      button.removeAttribute('data-done')
      say('')
    }, 3000)
  })
}
for (const form of document.querySelectorAll('form.picker')) {
  let turns = 0
  let timer
  async function change(picked) {
    const turn = ++turns
    const parameters = new URLSearchParams(location.search)
    for (const [name, value] of picked) {
      if (value === '') parameters.delete(name)
      else parameters.set(name, value)
    }
    try {
      const shown = '?' + parameters
      parameters.set('part', 'cite')
      const response = await fetch('?' + parameters, { headers: { Accept: 'text/html' } })
      const text = await response.text()
      if (turn !== turns) return
      if (!response.ok) throw new Error(text)
      const parts = new DOMParser().parseFromString(text, 'text/html').querySelectorAll('[data-part]')
      let isNew = false
      for (const part of parts) {
        const old = document.querySelector('[data-part="' + part.dataset.part + '"]')
        // Keeps the part with the keyboard focus.
        if (old === null || old.contains(document.activeElement)) continue
        if (part.dataset.part === 'citation') isNew = old.textContent !== part.textContent
        old.replaceWith(document.adoptNode(part))
      }
      history.replaceState(history.state, '', shown)
      if (isNew) say(status.dataset.changed)
    } catch {
      if (turn === turns) say(status.dataset.notChanged)
    }
  }
  const picked = () => new FormData(form)
  form.querySelector('[data-show]').hidden = true
  form.addEventListener('change', event => {
    if (event.target.name !== 'find') changing = change(picked())
  })
  form.addEventListener('input', event => {
    if (event.target.name !== 'find') return
    clearTimeout(timer)
    timer = setTimeout(() => change(picked()), 200)
  })
  form.addEventListener('submit', event => {
    event.preventDefault()
    clearTimeout(timer)
    changing = change(picked())
  })
  form.addEventListener('click', event => {
    const link = event.target.closest('a[data-style]')
    if (link === null) return
    event.preventDefault()
    form.querySelector('[name=find]').focus()
    const parameters = picked()
    parameters.set('style', link.dataset.style)
    changing = change(parameters)
  })
}
`
