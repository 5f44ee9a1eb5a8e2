import DefaultTheme from 'vitepress/theme'
import './site.css'

/** Marks the first page as the main part, which its layout does not do; pages of text have a `main` of their own. */
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
