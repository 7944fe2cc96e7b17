export interface MeasuredPage {
  readonly name: string
  readonly path: string
  readonly remote: string
  readonly isForMembers: boolean
}

/** At least one page of each remote; `:id` is a member whom visitors may see. */
export const PAGES = [
  { name: 'lander', path: '/', remote: 'mf-landers', isForMembers: false },
  { name: 'search', path: '/members', remote: 'mf-members', isForMembers: false },
  { name: 'profile', path: '/members/:id', remote: 'mf-members', isForMembers: false },
  { name: 'home', path: '/', remote: 'mf-members', isForMembers: true },
  { name: 'chats', path: '/chats', remote: 'mf-chat', isForMembers: true },
  { name: 'credits', path: '/pricing', remote: 'mf-credits', isForMembers: false },
  { name: 'shop', path: '/credits', remote: 'mf-credits', isForMembers: true },
  { name: 'login', path: '/login', remote: 'mf-account', isForMembers: false },
] as const satisfies readonly MeasuredPage[]

/** The heading that shows once a remote's page is drawn. */
export const headingOf = (remote: string) => `[data-remote="${remote}"]:not([hidden]) h1`
