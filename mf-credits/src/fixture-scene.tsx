import type { Settings, User } from 'contracts'
import { Route, RouterBridge, Routes } from 'platform/runtime/router'
import type { ReactNode } from 'react'
import { addWords } from 'shared-state/i18n'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import { freeMember, settings, startTestState } from '../../shared-state/src/fixture-state.ts'
import en from './words/en.json'

export interface Scene {
  readonly user?: User | null
  readonly settings?: Partial<Settings>
  /** The address of the page, and the pattern of its route. */
  readonly path?: string
  readonly search?: string
  readonly hash?: string
  readonly pattern?: string
  readonly onNavigate?: (address: string) => void
}

type Address = string | { pathname?: string; search?: string; hash?: string }

const addressOf = (to: Address) =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`

/** For tests and stories: starts the state of a fresh page, and gives the part everything that it needs. */
export function inScene(
  part: ReactNode,
  {
    user = freeMember,
    settings: own,
    path = '/',
    search = '',
    hash = '',
    pattern = '*',
    onNavigate = () => {},
  }: Scene = {},
) {
  startTestState({ user, settings: { ...settings, ...own } })
  addWords('mf-credits', 'en', en)
  const go = (to: Address) => onNavigate(addressOf(to))
  return (
    <QueryClientProvider client={queryClient}>
      <RouterBridge
        location={{ pathname: path, search, hash, state: null, key: 'first' }}
        navigator={{ createHref: addressOf, go() {}, push: go, replace: go }}
        guardLeaving={() => () => {}}
        titlePage={() => () => {}}
      >
        <Routes>
          <Route path={pattern} element={part} />
        </Routes>
      </RouterBridge>
    </QueryClientProvider>
  )
}
