import { mayWarnIn } from './may-warn-in.ts'
import type { ShellLayout } from './shell-layout.ts'

/** Who looks at which page, and by what means. */
export interface Situation {
  readonly isLoggedIn: boolean
  /** ISO 3166, from the address of the visitor; null when nobody knows. */
  readonly country: string | null
  readonly isHome: boolean
  /** The site runs as an installed web app. */
  readonly isInstalled: boolean
}

/** What stands around a page. */
export interface Frame {
  readonly navigation: 'full' | 'logo' | 'none'
  /** Banners and alerts of the remotes. */
  readonly hasNotices: boolean
  readonly footer: 'full' | 'compact' | 'none'
  readonly mayWarn: boolean
  readonly maySignUp: boolean
  /** The remotes' own overlays. */
  readonly hasOverlays: boolean
}

/** §2: the four layouts. */
export function frameOf(layout: ShellLayout, situation: Situation): Frame {
  const mayWarn = mayWarnIn(layout, situation.country)
  switch (layout) {
    case 'default':
      return {
        navigation: 'full',
        hasNotices: true,
        footer: footerOf(situation),
        mayWarn,
        maySignUp: true,
        hasOverlays: true,
      }
    case 'chat':
      return { ...BARE, mayWarn, hasOverlays: true }
    case 'lander':
      return { ...BARE, navigation: 'logo', footer: footerOf(situation), mayWarn }
    case 'empty':
      return { ...BARE, mayWarn, maySignUp: mayWarn }
  }
}

const BARE: Frame = {
  navigation: 'none',
  hasNotices: false,
  footer: 'none',
  mayWarn: false,
  maySignUp: false,
  hasOverlays: false,
}

/** §2: who is at work in the site, or has it among the apps, needs less of a footer. */
function footerOf({ isLoggedIn, isHome, isInstalled }: Situation): Frame['footer'] {
  return isInstalled || (isLoggedIn && !isHome) ? 'compact' : 'full'
}
