import type { Likes, Settings, User } from 'contracts'
import { RouterBridge } from 'platform/runtime/router'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { addWords, startI18n } from 'shared-state/i18n'
import { loadProfileWords } from 'shared-state/profile-words'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import { beginSession } from 'shared-state/session'
import { useStore } from 'shared-state/store'
import 'shared-ui/tokens'
import { vi } from 'vitest'
import { freeMember, settings } from '../../shared-state/src/fixture-state.ts'
import en from './words/en.json'

interface Scene {
  readonly user?: User | null
  readonly likes?: Likes
  readonly settings?: Partial<Settings>
}

let started: Promise<void> | undefined

/** For tests: renders part of a page with everything it needs. Returns the addresses it navigated to. */
export async function drawPart(part: ReactNode, { user = freeMember, likes, settings: own }: Scene = {}) {
  queryClient.clear()
  beginSession({ settings: { ...settings, ...own }, user, ...(likes && { likes }) })
  useStore.getState().setLocale('en')
  // Only once: a second start would drop the profile words, which load a single time.
  started ??= startI18n()
  await started
  addWords('mf-members', 'en', en)
  await loadProfileWords()
  const visited: string[] = []
  const go = (to: string | { pathname?: string; search?: string }) =>
    void visited.push(typeof to === 'string' ? to : `${to.pathname}${to.search}`)
  const navigator = {
    createHref: (to: string | { pathname?: string }) => (typeof to === 'string' ? to : (to.pathname ?? '')),
    go: vi.fn<(delta: number) => void>(),
    push: go,
    replace: go,
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <QueryClientProvider client={queryClient}>
      <RouterBridge
        location={{ pathname: '/', search: '', hash: '', state: null, key: 'first' }}
        navigator={navigator}
        guardLeaving={() => () => {}}
        titlePage={() => () => {}}
      >
        {part}
      </RouterBridge>
    </QueryClientProvider>,
  )
  return {
    visited,
    unmount() {
      root.unmount()
      document.body.replaceChildren()
      useStore.getState().signOut()
    },
  }
}
