import type { Locale, Niche } from 'contracts'
import { brandColours, paletteOf } from '../brand-colours.ts'
import { iconPath, touchIcon } from './app-icons.ts'

export const MANIFEST_PATH = '/app.webmanifest'

/** The links that each page has for browsers that can install the site. */
export function appLinks(niche: Niche, locale: Locale) {
  const palette = paletteOf(niche)
  return {
    manifest: `${MANIFEST_PATH}?lang=${locale}`,
    touchIcon: iconPath(touchIcon(palette)),
    // The surface of the navigation, which is at the edge of the window.
    theme: { light: '#ffffff', dark: brandColours[palette].night },
  }
}
