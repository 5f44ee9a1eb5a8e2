import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accentStyle, contrast } from '../../../src/http/pages/assets/accent.ts'
import { visitor } from './service.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'

describe('the brand', () => {
  it('pages show the logo of a brand, link to its imprint and privacy policy, and include its style', async () => {
    const brand = {
      logo: { type: 'image/svg+xml', content: svg },
      accent: '#b0006d',
      imprint: 'https://example.org/imprint',
      privacy: '/privacy',
      css: '.brand { font-style: italic }',
    }
    const visit = await visitor([], { brand })
    const { text } = await visit('/')
    const [, logo = ''] = /<img src="([^"]+)" alt="" class="logo">/.exec(text) ?? []
    expect(text).toContain(`<link rel="icon" href="${logo}">`)
    const picture = await visit(logo)
    expect([picture.status, picture.text]).toEqual([200, svg])
    expect(picture.headers.get('content-type')).toBe('image/svg+xml')
    expect(picture.headers.get('content-security-policy')).toContain('sandbox')
    expect(picture.headers.get('cache-control')).toContain('immutable')
    expect(text).toContain('<a href="https://example.org/imprint">Imprint</a>')
    expect(text).toContain('<a href="/privacy">Privacy</a>')
    const [style = ''] = /\/assets\/citable\.[\w-]+\.css/.exec(text) ?? []
    const css = (await visit(style)).text
    expect(css).toMatch(/--accent: #b0006d;[\s\S]*\.brand \{ font-style: italic \}$/)
    const plain = await (await visitor([]))('/')
    expect(plain.text).not.toContain(style)
  })

  it.each([
    [{ accent: 'red' }, 'brand.accent'],
    [{ logo: { type: 'text/html', content: '' } }, 'brand.logo'],
    [{ imprint: 'javascript:alert(1)' }, 'brand.imprint'],
    [{ language: 'klingon' }, 'brand.language'],
  ])('the service refuses the invalid brand %j', async (brand, named) => {
    await expect(visitor([], { brand })).rejects.toThrow(named)
  })

  it('a service without a brand serves no logo', async () => {
    expect((await (await visitor([]))('/assets/logo.x.svg')).status).toBe(404)
  })

  it('accentStyle adjusts any brand colour so that its contrast with the page, the soft background and overlaid text is at least 4.5', () => {
    const channel = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), given => {
        const accent = `#${given.map(one => one.toString(16).padStart(2, '0')).join('')}`
        const colours = [...accentStyle(accent).matchAll(/#([\da-f]{2})([\da-f]{2})([\da-f]{2});/g)].map(
          ([, ...parts]) => parts.map(part => Number.parseInt(part, 16)) as [number, number, number],
        )
        const papers = [
          [255, 255, 255],
          [0x12, 0x18, 0x1a],
        ] as const
        for (const [at, paper] of papers.entries()) {
          const [own, soft, ink] = colours.slice(3 * at)
          if (own === undefined || soft === undefined || ink === undefined) throw new Error('A colour is missing.')
          expect(contrast(own, paper)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(own, soft)).toBeGreaterThanOrEqual(4.5)
          expect(contrast(own, ink)).toBeGreaterThanOrEqual(4.5)
        }
      }),
      { numRuns: 300 },
    )
  })
})
