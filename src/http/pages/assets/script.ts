/**
 * What pages can do only with scripts: copy a citation or a checksum. Everything else works without, and the buttons are hidden
 * until the script runs.
 */
export const script = `'use strict'
async function copy(source) {
  const text = source.textContent.trim().replace(/\\s+/g, ' ')
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const range = document.createRange()
    range.selectNodeContents(source)
    const selection = getSelection()
    selection.removeAllRanges()
    selection.addRange(range)
    return document.execCommand('copy')
  }
}
for (const button of document.querySelectorAll('button[data-copy]')) {
  const source = document.getElementById(button.dataset.copy)
  const label = button.querySelector('[data-label]')
  const status = document.getElementById('status')
  if (source === null || label === null || status === null) continue
  const before = label.textContent
  let timer
  button.hidden = false
  button.addEventListener('click', async () => {
    const isCopied = await copy(source)
    label.textContent = isCopied ? 'Copied' : 'Selected'
    button.toggleAttribute('data-done', isCopied)
    status.textContent = isCopied ? 'Copied to the clipboard.' : 'Selected; copy it with your keyboard.'
    clearTimeout(timer)
    timer = setTimeout(() => {
      label.textContent = before
      button.removeAttribute('data-done')
      status.textContent = ''
    }, 3000)
  })
}
`
