/**
 * The element `<citable-citation doi="…" csl="apa" locale="de-DE" service="https://…">`: a citation of this service, on any page. It asks
 * the service that it was loaded from, unless it names another; what it contains stays until the citation is there, and if none comes.
 */
export const citationElement = `const home = new URL('..', import.meta.url)

class CitableCitation extends HTMLElement {
  static observedAttributes = ['doi', 'csl', 'locale', 'service']
  #turn = 0

  attributeChangedCallback() {
    this.#changed()
  }

  connectedCallback() {
    this.#changed()
  }

  // Several attributes change at once.
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
        const value = this.getAttribute(own)
        if (value) address.searchParams.set(name, value)
      }
      const response = await fetch(address, { headers: { Accept: 'application/json' } })
      const { citation, doi_url: link, detail } = await response.json()
      if (turn !== this.#turn) return
      if (!response.ok) throw new Error(detail)
      const isLinked = citation.endsWith(link) && /^https?:/.test(link)
      const anchor = document.createElement('a')
      anchor.href = anchor.textContent = isLinked ? link : ''
      this.dir = 'auto'
      this.replaceChildren(isLinked ? citation.slice(0, -link.length) : citation, ...(isLinked ? [anchor] : []))
      this.dispatchEvent(new Event('load'))
    } catch (error) {
      if (turn === this.#turn) this.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }))
    }
  }
}

if (!customElements.get('citable-citation')) customElements.define('citable-citation', CitableCitation)
`
