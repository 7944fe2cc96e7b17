import { type CSSProperties, createContext, createElement, type ReactNode, useContext } from 'react'
import { type Colours, coloursOf } from './colours.ts'

/** What a part of a mail takes from the brand's colours. */
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

/** The brand's colours by day, for everything inside. */
export const Day = createContext(coloursOf(1).light)

interface TonedProps {
  readonly as: 'body' | 'td' | 'h1' | 'p' | 'blockquote' | 'a'
  readonly tone: Tone
  readonly style?: CSSProperties
  readonly href?: string
  readonly children?: ReactNode
}

/** By day the colours stand at the element, where every mail program finds them; by night the sheet wins. */
export function Toned({ as, tone, style, ...props }: TonedProps): ReactNode {
  const looks = looksOf(useContext(Day))
  return createElement(as, { ...props, className: tone, style: { ...style, ...looks[tone] } })
}

/** For mail programs that know the night; they ask for it in `<head>`. */
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
