import type { RouteName } from 'contracts'

const ROUTES: readonly RouteName[] = [
  'members-id',
  'likes-type',
  'likes-m-id',
  'credits',
  'credits-id-paymentmethod',
]

interface Place {
  readonly route: string | undefined
  readonly isInstalled: boolean
  readonly historyLength: number
}

/** §2: a browser has a back button of its own, an installed app has none. */
export function showsBackButton({ route, isInstalled, historyLength }: Place): boolean {
  return isInstalled && historyLength > 1 && ROUTES.some((name) => name === route)
}
