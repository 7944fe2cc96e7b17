import { paths } from 'contracts'

/** Why the login shows: by the page that sent the visitor here. Undefined for one who came by themselves. */
export function loginReason(back: string | undefined) {
  if (back === undefined) return undefined
  const path = new URL(back, 'http://site.example').pathname
  const isAt = (start: string) => path === start || path.startsWith(`${start}/`)
  if (isAt(paths.chats) || path.endsWith('/chat')) return 'chats'
  if (isAt(paths.likes)) return 'likes'
  if (isAt(paths.credits) || isAt(paths.premium)) return 'buying'
  if (isAt(paths.profile) || isAt(paths.notifications)) return 'own'
  if (isAt(paths.members) || isAt(paths['swipe-game']) || isAt(paths['match-finder'])) return 'members'
  return 'page'
}
