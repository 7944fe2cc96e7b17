import { type MeasuredPage, PAGES } from '../pages/pages.ts'

export interface FirstViewPage extends MeasuredPage {
  /** Milliseconds until the largest paint. */
  readonly paint: number
  /** Limit of the time until it is rendered or hydrated, ÷ the same without rendering on the server. */
  readonly drawn: number
}

const AT_ONCE = { paint: 1_000, drawn: 1.15 }
const WITH_DATA = { paint: 1_400, drawn: 1 }
const FOR_MEMBERS = { paint: 1_600, drawn: 1 }

const known = (name: (typeof PAGES)[number]['name']) => {
  const [page] = PAGES.filter((it) => it.name === name)
  if (!page) throw new Error(`No measured page is named ${name}.`)
  return page
}
const ofLanders = (name: string, path: string) =>
  ({ name, path, remote: 'mf-landers', isForMembers: false }) as const

export const FIRST_VIEWS: readonly FirstViewPage[] = [
  { ...ofLanders('lander', '/landers/gallery'), ...AT_ONCE },
  { ...known('lander'), name: 'home', ...AT_ONCE },
  { ...known('login'), ...AT_ONCE },
  { ...known('login'), name: 'signup', path: '/signup', ...AT_ONCE },
  { ...known('credits'), name: 'prices', ...AT_ONCE },
  { ...ofLanders('terms', '/terms'), ...AT_ONCE },
  { ...known('search'), ...WITH_DATA },
  { ...known('profile'), ...WITH_DATA },
  { ...known('home'), name: 'member home', ...FOR_MEMBERS },
  { ...known('search'), name: 'member search', isForMembers: true, ...FOR_MEMBERS },
  { ...known('profile'), name: 'member profile', isForMembers: true, ...FOR_MEMBERS },
  { ...known('chats'), ...FOR_MEMBERS },
  { ...known('shop'), ...FOR_MEMBERS },
]
