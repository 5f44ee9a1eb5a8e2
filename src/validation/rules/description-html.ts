import type { Path } from '../../core/pointer.ts'
import { isEscapedTwice, removedElements } from '../predicates/html.ts'
import { descriptions, titles } from '../predicates/lists.ts'
import { listed } from '../predicates/text.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

export const descriptionHtml: Rule = {
  id: 'description-html',
  severity: 'info',
  behaviours: ['html-removed'],
  check: together(
    visiting(titles, ({ item: { title }, index }, context) =>
      look(title, 'title', () => ['titles', index, 'title'], context),
    ),
    visiting(descriptions, ({ item: { description }, index }, context) =>
      look(description, 'description', () => ['descriptions', index, 'description'], context),
    ),
  ),
}

const tags = (names: readonly string[]): string => listed(names.slice(0, 5).map(name => `<${name}>`))

function look(text: unknown, what: string, path: () => Path, { report }: RuleContext): void {
  if (typeof text !== 'string' || (!text.includes('<') && !text.includes('&'))) return
  const removed = removedElements(text)
  const active = removed.filter(name => name === 'script' || name === 'style' || name === 'iframe')
  if (active.length > 0) {
    report({
      path: path(),
      severity: 'error',
      message: `This ${what} contains the tag ${tags(active)}, whose content would be shown as text or run by careless programs; remove it.`,
    })
  } else if (removed.length > 0) {
    const others = removed.filter(name => name !== 'a')
    const isLinked = others.length < removed.length
    const loss = [
      ...(others.length > 0 ? ['its parts run together; separate them with <br>'] : []),
      ...(isLinked ? ['the link is lost; write its address in the text or as a related identifier'] : []),
    ].join(', and ')
    report({
      path: path(),
      message: `When it reads XML, the registry removes the ${removed.length > 1 ? 'tags' : 'tag'} ${tags(removed)} from this ${what}, so that ${loss}.`,
    })
  }
  if (isEscapedTwice(text)) {
    report({
      path: path(),
      severity: 'warning',
      behaviours: [],
      message: `This ${what} was escaped twice: readers see its tags or character references as text; write <p> for &lt;p&gt; and & for &amp;amp;.`,
    })
  }
}
