import { mayWarnIn } from './may-warn-in.ts'
import type { ShellLayout } from './shell-layout.ts'

/** Facts about the viewer and the page that decide what is around it. */
export interface FrameContext {
  /** The path of the page's route; undefined if there is no such page. */
  readonly path?: string | undefined
  readonly isLoggedIn: boolean
  /** `settings.geoip_country` */
  readonly country: string | null
  readonly isHome: boolean
  /** The site runs as an installed web app. */
  readonly isInstalled: boolean
  /** §4: nothing leads away from a payment. */
  readonly isPaying?: boolean
}

/** The parts of the page around its content. */
export interface Frame {
  readonly navigation: 'full' | 'logo' | 'staff' | 'none'
  /** Whether members have the navigation at the bottom of a phone. */
  readonly hasBottomBar: boolean
  /** Slots for the remotes' banners and alerts. */
  readonly hasNotices: boolean
  readonly footer: 'full' | 'compact' | 'none'
  readonly mayWarn: boolean
  readonly maySignUp: boolean
  /** Whether the remotes' overlays may open. */
  readonly hasOverlays: boolean
}

/** §2: the four layouts, and that of the back office, where nothing may interrupt the work. */
export function frameOf(layout: ShellLayout, context: FrameContext): Frame {
  const mayWarn = mayWarnIn({ layout, path: context.path }, context.country)
  switch (layout) {
    case 'default':
      return {
        navigation: 'full',
        hasBottomBar: context.isLoggedIn && !context.isPaying,
        hasNotices: !context.isPaying,
        footer: footerOf(context),
        mayWarn,
        maySignUp: true,
        hasOverlays: true,
      }
    case 'chat':
      return { ...BARE, mayWarn, hasOverlays: true }
    case 'lander':
      return { ...BARE, navigation: 'logo', footer: footerOf(context), mayWarn }
    case 'empty':
      return { ...BARE, mayWarn, maySignUp: mayWarn }
    case 'staff':
      return { ...BARE, navigation: 'staff' }
  }
}

const BARE: Frame = {
  navigation: 'none',
  hasBottomBar: false,
  hasNotices: false,
  footer: 'none',
  mayWarn: false,
  maySignUp: false,
  hasOverlays: false,
}

/** §2: members away from home, and users of the installed app, get a compact footer. */
function footerOf({ isLoggedIn, isHome, isInstalled }: FrameContext): Frame['footer'] {
  return isInstalled || (isLoggedIn && !isHome) ? 'compact' : 'full'
}
