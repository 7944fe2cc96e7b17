/** Every route of the site by its name; the remotes claim them, links are made from the names. */
export const paths = {
  index: '/',
  members: '/members',
  chats: '/chats',
  pricing: '/pricing',
  login: '/login',
  'lang-config': '/lang-config',
} as const

export type RouteName = keyof typeof paths
