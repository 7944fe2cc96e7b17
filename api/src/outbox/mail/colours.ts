import type { Niche } from 'contracts'

/** Mail programs don't support custom properties, so this repeats the brand tokens that a mail needs. */
export interface Colours {
  readonly primary: string
  readonly onPrimary: string
  readonly paper: string
  readonly surface: string
  readonly ink: string
  readonly muted: string
  readonly line: string
}

interface Schemes {
  readonly light: Colours
  readonly dark: Colours
}

const amberly: Schemes = {
  light: {
    primary: '#f6a723',
    onPrimary: '#331300',
    paper: '#fdf9f5',
    surface: '#ffffff',
    ink: '#2b1419',
    muted: '#6b5a5e',
    line: '#eadfda',
  },
  dark: {
    primary: '#f6a723',
    onPrimary: '#331300',
    paper: '#180f13',
    surface: '#25171d',
    ink: '#f7efea',
    muted: '#c3b4ba',
    line: '#47353d',
  },
}

const she: Schemes = {
  light: { ...amberly.light, primary: '#cc2f74', onPrimary: '#ffffff', paper: '#fdf8fa', ink: '#2a1229' },
  dark: { ...amberly.dark, primary: '#cc2f74', onPrimary: '#ffffff', paper: '#171019', surface: '#241827' },
}

const gay: Schemes = {
  light: { ...amberly.light, primary: '#2cc4b0', onPrimary: '#00261f', paper: '#f7fafb', ink: '#12202b' },
  dark: { ...amberly.dark, primary: '#2cc4b0', onPrimary: '#00261f', paper: '#0e151c', surface: '#16202b' },
}

/** As on the pages, a niche without its own colours has those of the default brand. */
export function coloursOf(niche: Niche): Schemes {
  if (niche === 2) return she
  return niche === 7 ? gay : amberly
}
