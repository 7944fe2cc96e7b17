import type { Chats, Likes, Settings, User } from 'contracts'
import { RouterBridge } from 'platform/runtime/router'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { addWords } from 'shared-state/i18n'
import 'shared-ui/tokens'
import { vi } from 'vitest'
import { startTestState } from '../../shared-state/src/fixture-state.ts'
import en from './words/en.json'
import { Wrap } from './wrap.tsx'

const settings: Partial<Settings> = {
  name: 'Amberly',
  countries: ['NL', 'FI', 'GB'],
  geoip_country: 'GB',
  min_age: 18,
  signups: 'all',
  logged_out_search: 'all',
  enable_site_entry_popup: 'yes',
}

const member: Partial<User> = {
  role: 'premium',
  paid_user: true,
  credits: 240,
  profile: { name: 'Vera', country: 'GB', status: 'active', main_image: null },
}

const admirer: Likes['liked_by'][number] = {
  id: 'a',
  name: 'Ann',
  main_image: null,
  liked_at: '2026-03-01T12:00:00.000Z',
  like_new: true,
}

const dana = { conversation: { id: 'd' }, profile: { id: 'dana' } }

interface Scene {
  readonly user?: Partial<User> | null
  readonly settings?: Partial<Settings>
  readonly unread?: number
  readonly newLikes?: number
  /** Whether the members of the new likes are liked back. */
  readonly areMatches?: boolean
  readonly path?: string
}

/** For tests: renders part of the frame with everything it needs. The returned navigator records navigation. */
export async function renderInFrame(part: ReactNode, scene: Scene = {}) {
  const { user = null, unread = 0, newLikes = 0, areMatches = false, path = '/' } = scene
  startTestState({
    settings: { ...settings, ...scene.settings } as Settings,
    user: user && ({ ...member, ...user } as User),
    chats: { chats: [{ ...dana, num_unread_messages: unread }] } as Chats,
    likes: {
      profiles: areMatches ? [admirer] : [],
      liked_by: Array.from({ length: newLikes }, () => admirer),
    },
  })
  addWords('shell', 'en', en)
  const navigator = {
    createHref: (to: string | { pathname?: string }) => (typeof to === 'string' ? to : (to.pathname ?? '')),
    go: vi.fn<(delta: number) => void>(),
    push: vi.fn<(to: unknown) => void>(),
    replace: vi.fn<(to: unknown) => void>(),
  }
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  root.render(
    <Wrap>
      <RouterBridge
        location={{ pathname: path, search: '', hash: '', state: null, key: 'first' }}
        navigator={navigator}
        guardLeaving={() => () => {}}
        titlePage={() => () => {}}
      >
        {part}
      </RouterBridge>
    </Wrap>,
  )
  return { navigator, unmount: () => root.unmount() }
}
