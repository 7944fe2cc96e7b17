import { createElement as h, type ReactNode } from 'react'
import type { Translate } from '../words.ts'
import { Toned } from './tones.ts'

/** Mail programs often drop style sheets, so every element has inline styles. */
export const FONT = { fontFamily: "'Open Sans', Arial, Helvetica, sans-serif" }
const TEXT = { ...FONT, fontSize: '16px', lineHeight: '26px', margin: '0 0 16px' }

export function heading(text: string): ReactNode {
  const style = { ...FONT, fontSize: '24px', lineHeight: '32px', fontWeight: 700, margin: '0 0 16px' }
  return h(Toned, { as: 'h1', tone: 'ink', style }, text)
}

export function paragraph(text: string): ReactNode {
  return h(Toned, { as: 'p', tone: 'ink', style: TEXT }, text)
}

/** Names and values, a pair on each line. */
export function facts(t: Translate, pairs: readonly (readonly [name: string, value: string])[]): ReactNode {
  const [first, ...more] = pairs.map(([name, value]) => t('fact', { name, value }))
  return h(Toned, { as: 'p', tone: 'ink', style: TEXT }, first, ...more.flatMap((line) => [h('br'), line]))
}

/** A member's picture with a line about them. Mail programs that load no pictures show the name. */
export function portrait(name: string, url: string | undefined, text: string): ReactNode {
  const style = { display: 'block', borderRadius: '16px', margin: '0 0 12px', objectFit: 'cover' } as const
  const picture = url && h('img', { src: url, alt: name, width: 120, height: 150, style })
  return h('div', null, h('div', { 'data-skip-in-text': true }, picture), paragraph(text))
}

/** Quotes a text that a person wrote, line by line. */
export function quote(text: string): ReactNode {
  const [first, ...more] = text.split(/\r?\n/)
  const edge = { borderStyle: 'solid', borderWidth: '0 0 0 4px', paddingLeft: '16px' }
  const lines = more.flatMap((line) => [h('br'), line])
  return h(Toned, { as: 'blockquote', tone: 'edge', style: { ...TEXT, ...edge } }, first, ...lines)
}

/** The mail's main action; one per mail. The padding belongs to the link, so that all of it is clickable. */
export function button(label: string, url: string): ReactNode {
  const style = {
    ...FONT,
    display: 'inline-block',
    borderRadius: '8px',
    fontSize: '16px',
    fontWeight: 700,
    lineHeight: '24px',
    padding: '12px 24px',
    textDecoration: 'none',
  }
  return h(
    'p',
    { style: { margin: '24px 0' } },
    h(Toned, { as: 'a', tone: 'button', href: url, style }, label),
  )
}

export function footnote(text: string): ReactNode {
  return h(Toned, { as: 'p', tone: 'muted', style: { ...TEXT, fontSize: '14px', lineHeight: '22px' } }, text)
}

/** The button's URL to copy, if the button doesn't work. The text version has it at the label. */
export function address(label: string, url: string): ReactNode {
  const style = { ...TEXT, fontSize: '13px', lineHeight: '20px' }
  const link = h(Toned, { as: 'a', tone: 'muted', href: url, style: { wordBreak: 'break-all' } }, url)
  const line = h(Toned, { as: 'p', tone: 'muted', style }, label, h('br'), link)
  return h('div', { 'data-skip-in-text': true }, line)
}
