/**
 * The script that defines the element `<citable-citation>`, which shows the citation of a DOI on any page.
 *
 * Usage: `<citable-citation doi="…" csl="apa" locale="de-DE" service="https://…">`. By default, `service` is the
 * service that sent the script.
 *
 * The content of the element stays visible until the citation arrives. If the service does not know the style, or if no
 * citation arrives and the element is empty, the element shows the DOI as a link and the reason.
 */
export const citationElement = `const home = new URL('..', import.meta.url)

function linkTo(address) {
  const anchor = document.createElement('a')
  anchor.href = anchor.textContent = address
  return anchor
}

class CitableCitation extends HTMLElement {
  static observedAttributes = ['doi', 'csl', 'locale', 'service']
  #turn = 0

  attributeChangedCallback() {
    this.#changed()
  }

  connectedCallback() {
    this.#changed()
  }

  // Batches changes of several attributes.
  #changed() {
    const turn = ++this.#turn
    queueMicrotask(() => {
      if (turn === this.#turn && this.isConnected) this.#show(turn)
    })
  }

  async #show(turn) {
    const doi = this.getAttribute('doi')?.trim().replace(/^(?:https?:\\/\\/(?:dx\\.)?doi\\.org\\/|doi:)/i, '')
    if (!doi) return
    try {
      const service = new URL(this.getAttribute('service') || home, document.baseURI)
      if (!service.pathname.endsWith('/')) service.pathname += '/'
      const address = new URL('embed/' + doi.split('/').map(encodeURIComponent).join('/'), service)
      address.searchParams.set('format', 'json')
      for (const [name, own] of [['style', 'csl'], ['locale', 'locale']]) {
        const value = this.getAttribute(own)?.trim()
        if (value) address.searchParams.set(name, value)
      }
      const response = await fetch(address, { headers: { Accept: 'application/json' } })
      const isJson = /json/.test(response.headers.get('Content-Type'))
      const { citation, doi_url: link, detail, problem } = isJson ? await response.json() : {}
      if (turn !== this.#turn) return
      if (!response.ok || citation === undefined) throw new Error(detail ?? service + ' gave no citation.')
      if (problem !== undefined) {
        this.replaceChildren()
        // Drops the last sentence, which is about the citation that is not shown.
        throw new Error(problem.replace(/([.。])\\s*[^.。]+[.。]$/, '$1'))
      }
      const at = /^https?:/.test(link) ? citation.lastIndexOf(link) : -1
      this.dir = 'auto'
      if (at < 0) this.replaceChildren(citation)
      else this.replaceChildren(citation.slice(0, at), linkTo(link), citation.slice(at + link.length))
      this.dispatchEvent(new Event('load'))
    } catch (error) {
      if (turn !== this.#turn) return
      if (this.textContent.trim() === '' || this.querySelector('small.citable-problem')) {
        const reason = document.createElement('small')
        reason.className = 'citable-problem'
        reason.textContent = ' ' + error.message
        this.replaceChildren(linkTo('https://doi.org/' + doi), reason)
      }
      this.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }))
    }
  }
}

if (!customElements.get('citable-citation')) customElements.define('citable-citation', CitableCitation)
`
