import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitepress'
import { icon } from '../../src/http/pages/icon.ts'
import { contents } from './contents.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export default defineConfig({
  title: 'citable',
  description: 'Makes research records citable: checks, cites and converts DataCite metadata, and follows its versions',
  lang: 'en',
  srcExclude: ['README.md'],
  lastUpdated: false,
  metaChunk: true,
  // Without this link, browsers ask the root of the host for /favicon.ico, which is outside the site.
  head: [['link', { rel: 'icon', href: icon }]],
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    // The highlighter has no grammar for it.
    languageAlias: { caddyfile: 'nginx' },
  },
  vite: {
    server: { fs: { allow: [root] } },
    worker: { format: 'es' },
    build: { chunkSizeWarningLimit: 2000 },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Start', link: '/start/check-in-ci', activeMatch: '/start/' },
      { text: 'Guides', link: '/guides/', activeMatch: '/guides/' },
      { text: 'Reference', link: '/reference/', activeMatch: '/reference/' },
      { text: 'Understanding', link: '/understanding/record', activeMatch: '/understanding/' },
      { text: 'Playground', link: '/playground' },
    ],
    sidebar: contents(),
    socialLinks: [{ icon: 'github', link: 'https://github.com/citable/citable' }],
    docFooter: { prev: 'Previous page', next: 'Next page' },
  },
})
