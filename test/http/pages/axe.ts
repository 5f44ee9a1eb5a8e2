import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Returns axe's findings about a page. The debugger injects axe, because the page's policy forbids inline scripts. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  return page.evaluate<string[]>(`axe.run({ resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => id + ': ' + html + failureSummary)))`)
}
