import type { Path } from '../../core/pointer.ts'
import { isEscapedTwice, removedElements } from '../predicates/html.ts'
import { descriptions, titles } from '../predicates/lists.ts'
import { property, registry } from '../predicates/references.ts'
import { listed } from '../predicates/text.ts'
import type { Rule, RuleContext, RuleDocs } from '../rule.ts'
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

export const descriptionHtmlDocs = (): RuleDocs => ({
  summary: 'Titles and descriptions contain no HTML other than strong, em, b, i, code, pre, sub, sup and br.',
  why: 'When reading XML, the registry removes all other tags and keeps the text between them: paragraphs and list items run together, and links lose their addresses. Programs that print plain text show the tags to the reader.',
  examples: {
    passes: [
      {
        record: {
          descriptions: [{ description: 'CO<sub>2</sub> flux.<br>Second paragraph.', descriptionType: 'Abstract' }],
        },
      },
      { record: { descriptions: [{ description: 'Grains <0.063 mm & a < b > c', descriptionType: 'Methods' }] } },
    ],
    fails: [
      {
        record: {
          descriptions: [{ description: 'See <a href="https://example.org/">here</a>.', descriptionType: 'Abstract' }],
        },
        pointer: '/descriptions/0/description',
        message:
          'When it reads XML, the registry removes the tag <a> from this description, so that the link is lost; write its address in the text or as a related identifier.',
      },
      {
        record: { descriptions: [{ description: '<p>One.</p><ul><li>Two.</li></ul>', descriptionType: 'Abstract' }] },
        pointer: '/descriptions/0/description',
        message:
          'When it reads XML, the registry removes the tags <p>, <ul> and <li> from this description, so that its parts run together; separate them with <br>.',
      },
      {
        record: { descriptions: [{ description: 'Hello<script>alert(1)</script>', descriptionType: 'Abstract' }] },
        pointer: '/descriptions/0/description',
        message:
          'This description contains the tag <script>, whose content would be shown as text or run by careless programs; remove it.',
      },
      {
        record: { descriptions: [{ description: '&lt;p&gt;One.&lt;/p&gt;', descriptionType: 'Abstract' }] },
        pointer: '/descriptions/0/description',
        message:
          'This description was escaped twice: readers see its tags or character references as text; write <p> for &lt;p&gt; and & for &amp;amp;.',
      },
    ],
  },
  references: [
    property('descriptions[]'),
    registry('taking out HTML', 'bolognese', 'lib/bolognese/utils.rb'),
    { title: 'HTML in descriptions', url: 'https://github.com/IQSS/dataverse/issues/12624' },
  ],
})

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
