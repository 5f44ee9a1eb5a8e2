import DefaultTheme from 'vitepress/theme'
import './site.css'

/**
 * Sets the role `main` on the content of the home page, whose layout has no `main` element. Removes the role on other
 * pages, which have that element.
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
