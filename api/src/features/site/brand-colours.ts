import type { Niche } from 'contracts'

/** The tokens of a brand that the server draws with, by the names of their custom properties. */
export interface BrandColours {
  readonly primary: string
  readonly secondary: string
  readonly deep: string
  /** Text on `deep`. */
  readonly text: string
  readonly paper: string
  /** The surface in dark mode. */
  readonly night: string
}

/** The files in `shared-ui/src/tokens/brands`; a test compares them. */
export const brandColours = {
  amberly: {
    primary: '#f6a723',
    secondary: '#d4226f',
    deep: '#6d0f2b',
    text: '#fff4ec',
    paper: '#fdf9f5',
    night: '#25171d',
  },
  she: {
    primary: '#cc2f74',
    secondary: '#9c4bbb',
    deep: '#431047',
    text: '#fdf0fa',
    paper: '#fdf8fa',
    night: '#241827',
  },
  gay: {
    primary: '#2cc4b0',
    secondary: '#5d55e2',
    deep: '#1c1b54',
    text: '#eef3ff',
    paper: '#f7fafb',
    night: '#16202b',
  },
} satisfies Readonly<Record<string, BrandColours>>

export type Palette = keyof typeof brandColours

/** As on the pages, a niche without colours of its own has those of the default brand. */
export function paletteOf(niche: Niche): Palette {
  if (niche === 2) return 'she'
  return niche === 7 ? 'gay' : 'amberly'
}

export function coloursOf(niche: Niche): BrandColours {
  return brandColours[paletteOf(niche)]
}
