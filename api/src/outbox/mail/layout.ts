import type { Locale, Niche } from 'contracts'
import { type CSSProperties, createElement as h, type ReactNode } from 'react'
import { coloursOf } from './colours.ts'
import { FONT } from './elements.ts'
import { Day, nightSheet, type Tone, Toned } from './tones.ts'

interface LayoutProps {
  readonly locale: Locale
  readonly niche: Niche
  readonly title: string
  /** The preview text beside the subject in the mailbox. */
  readonly preheader: string
  /** The brand's name at the top, which links to the site. */
  readonly name: string
  readonly home: string
  readonly body: readonly ReactNode[]
  /** One paragraph each: how to get help, why the recipient gets this, the company's address. */
  readonly footer: readonly string[]
  readonly unsubscribe?: { readonly label: string; readonly url: string }
}

/** The layout of every mail: one column that fits a phone, in the brand's light or dark colours. */
export function layout({ niche, ...props }: LayoutProps): ReactNode {
  const { light, dark } = coloursOf(niche)
  return h(
    'html',
    { lang: props.locale, dir: 'ltr' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      // Keep mail programs from turning numbers, dates and addresses into links.
      h('meta', { name: 'format-detection', content: 'telephone=no,date=no,address=no,email=no' }),
      h('title', null, props.title),
      h('style', { dangerouslySetInnerHTML: { __html: nightSheet(dark) } }),
    ),
    h(Day, { value: light }, body(props)),
  )
}

function body({
  preheader,
  name,
  home,
  body: parts,
  footer,
  unsubscribe,
}: Omit<LayoutProps, 'niche'>): ReactNode {
  const brand = h(Toned, { as: 'a', tone: 'ink', href: home, style: NAME }, name)
  return h(
    Toned,
    { as: 'body', tone: 'paper', style: { margin: 0, padding: 0 } },
    h('div', { 'data-skip-in-text': true, style: HIDDEN }, preheader),
    table(
      { tone: 'paper', style: { padding: '24px 12px' } },
      h('p', { style: { margin: '0 0 16px 4px' } }, brand),
      table({ tone: 'surface', style: CARD }, ...parts),
      ...footer.map((line) => h(Toned, { as: 'p', tone: 'muted', style: SMALL }, line)),
      unsubscribe &&
        h(
          Toned,
          { as: 'p', tone: 'muted', style: SMALL },
          h(Toned, { as: 'a', tone: 'muted', href: unsubscribe.url }, unsubscribe.label),
        ),
    ),
  )
}

const NAME = { ...FONT, fontSize: '20px', fontWeight: 700, lineHeight: '28px', textDecoration: 'none' }
const CARD = { borderRadius: '12px', borderStyle: 'solid', borderWidth: '1px', padding: '32px 24px 16px' }
const SMALL = { ...FONT, fontSize: '13px', lineHeight: '20px', margin: '16px 4px 0' }
const HIDDEN = { display: 'none', maxHeight: 0, overflow: 'hidden' }

/** A layout table, since some mail programs ignore widths in CSS. Screen readers skip it. */
function table(
  cell: { readonly tone: Tone; readonly style: CSSProperties },
  ...content: readonly ReactNode[]
) {
  const style = { width: '100%', maxWidth: '600px', margin: '0 auto', borderCollapse: 'separate' } as const
  const own = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, style } as const
  return h('table', own, h('tbody', null, h('tr', null, h(Toned, { as: 'td', ...cell }, ...content))))
}
