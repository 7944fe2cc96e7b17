import type { Chats, Matches, Settings, User } from 'contracts'
import { RouterBridge } from 'platform/runtime/router'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { addWords } from 'shared-state/i18n'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { vi } from 'vitest'
import { freeMember, settings, startTestState } from '../../shared-state/src/fixture-state.ts'
import { matchesQuery } from './queries/matches-query.ts'
import en from './words/en.json'

interface Scene {
  readonly user?: User | null
  readonly chats?: Chats
  readonly matches?: Matches
  readonly settings?: Partial<Settings>
}

/** For tests: renders part of a page with everything it needs. Returns the addresses it navigated to. */
export function renderInPage(
  part: ReactNode,
  { user = freeMember, chats, matches, settings: own }: Scene = {},
) {
  startTestState({ user, settings: { ...settings, ...own }, ...(chats && { chats }) })
  if (matches) queryClient.setQueryData(matchesQuery.queryKey, matches)
  addWords('mf-chat', 'en', en)
  const visited: string[] = []
  const go = (to: string | { pathname?: string; search?: string }) =>
    void visited.push(typeof to === 'string' ? to : `${to.pathname}${to.search ?? ''}`)
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
    },
  }
}
