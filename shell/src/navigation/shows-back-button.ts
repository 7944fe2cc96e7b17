import type { RouteName } from 'contracts'

const ROUTES: readonly RouteName[] = [
  'members-id',
  'likes-type',
  'likes-m-id',
  'credits',
  'credits-id-paymentmethod',
]

interface BackButtonContext {
  readonly route: string | undefined
  readonly isInstalled: boolean
  readonly historyLength: number
}

/** §2: the installed app shows a back button, since there is no browser's own. */
export function showsBackButton({ route, isInstalled, historyLength }: BackButtonContext): boolean {
  return isInstalled && historyLength > 1 && ROUTES.some((name) => name === route)
}
