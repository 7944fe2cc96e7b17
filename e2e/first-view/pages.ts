/** Pages that the server renders for visitors. */
export const PAGES = [
  { path: '/', heading: 'Meet someone who writes back' },
  { path: '/login', heading: 'Log in' },
  { path: '/signup', heading: 'Sign up' },
  { path: '/pricing', heading: 'What it costs' },
  { path: '/members', heading: 'Search members' },
  { path: '/terms', heading: 'Terms' },
  { path: '/landers/alonetonight', heading: 'Alone tonight?' },
  { path: '/landers/collagelanding', heading: 'Who likes you?' },
  { path: '/landers/gallery', heading: 'People worth a second look' },
  { path: '/landers/iconslanding', heading: 'Three questions, then hello' },
] as const
