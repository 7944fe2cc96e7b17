import { type CSSProperties, createContext, createElement, type ReactNode, useContext } from 'react'
import { type Colours, coloursOf } from './colours.ts'

/** The role of an element, which decides its colours. */
export type Tone = 'paper' | 'surface' | 'ink' | 'muted' | 'edge' | 'button'

type Looks = Readonly<Record<Tone, Readonly<Record<string, string>>>>

function looksOf({ primary, onPrimary, paper, surface, ink, muted, line }: Colours): Looks {
  return {
    paper: { backgroundColor: paper },
    surface: { backgroundColor: surface, borderColor: line },
    ink: { color: ink },
    muted: { color: muted },
    edge: { color: ink, borderColor: primary },
    button: { backgroundColor: primary, color: onPrimary },
  }
}

/** The brand's light colours. */
export const Day = createContext(coloursOf(1).light)

interface TonedProps {
  readonly as: 'body' | 'td' | 'h1' | 'p' | 'blockquote' | 'a'
  readonly tone: Tone
  readonly style?: CSSProperties
  readonly href?: string
  readonly children?: ReactNode
}

/** An element with inline light colours for every mail program; the dark style sheet overrides them. */
export function Toned({ as, tone, style, ...props }: TonedProps): ReactNode {
  const looks = looksOf(useContext(Day))
  return createElement(as, { ...props, className: tone, style: { ...style, ...looks[tone] } })
}

/** The dark colours, for mail programs that support `prefers-color-scheme`; belongs in `<head>`. */
export function nightSheet(colours: Colours): string {
  const rules = Object.entries(looksOf(colours)).map(([tone, looks]) => {
    const declarations = Object.entries(looks).map(([name, value]) => `${kebab(name)}:${value} !important`)
    return `.${tone}{${declarations.join(';')}}`
  })
  return `@media (prefers-color-scheme: dark){${rules.join('')}}`
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
