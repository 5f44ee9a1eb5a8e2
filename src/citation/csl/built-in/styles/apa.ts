import { text } from '../elements.ts'
import { type BuiltInStyle, style } from '../style.ts'

export const apa = (): BuiltInStyle =>
  style({
    title: 'American Psychological Association 7th edition',
    citation: { layout: [text('title')] },
    bibliography: { layout: [text('title')] },
  })
