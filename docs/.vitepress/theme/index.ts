import DefaultTheme from 'vitepress/theme'
import './site.css'

/**
 * Marks the main part of the first page, because the layout of that page has no `main`. Pages of text already have one.
 */
function markHome(): void {
  const content = document.getElementById('VPContent')
  if (content?.classList.contains('is-home')) content.setAttribute('role', 'main')
  else content?.removeAttribute('role')
}

export default {
  extends: DefaultTheme,
  enhanceApp({ router }: { router: { onAfterRouteChange?: (() => void) | undefined } }) {
    if (typeof window === 'undefined') return
    router.onAfterRouteChange = () => setTimeout(markHome)
    window.addEventListener('load', () => setTimeout(markHome))
  },
}
