import type { Settings, User } from 'contracts'
import { Route, RouterBridge, Routes } from 'platform/runtime/router'
import { type ReactNode, useState } from 'react'
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
  /** Called with every guard against leaving; returns the function that removes it. */
  readonly guardLeaving?: () => () => void
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
    guardLeaving = () => () => {},
  }: Scene = {},
) {
  startTestState({ user, settings: { ...settings, ...own } })
  addWords('mf-credits', 'en', en)
  return (
    <QueryClientProvider client={queryClient}>
      <Placed {...{ path, search, hash, onNavigate, guardLeaving }}>
        <Routes>
          <Route path={pattern} element={part} />
        </Routes>
      </Placed>
    </QueryClientProvider>
  )
}

interface PlacedProps
  extends Required<Pick<Scene, 'path' | 'search' | 'hash' | 'onNavigate' | 'guardLeaving'>> {
  readonly children: ReactNode
}

/** A router that follows changes of the query, and only reports links to other pages. */
function Placed({ path, search: first, hash, onNavigate, guardLeaving, children }: PlacedProps) {
  const [search, setSearch] = useState(first)
  function go(to: Address) {
    const { pathname, search: next } = new URL(addressOf(to), `https://test.invalid${path}`)
    if (pathname === path) setSearch(next)
    onNavigate(addressOf(to))
  }
  return (
    <RouterBridge
      location={{ pathname: path, search, hash, state: null, key: 'first' }}
      navigator={{ createHref: addressOf, go() {}, push: go, replace: go }}
      guardLeaving={guardLeaving}
      titlePage={() => () => {}}
    >
      {children}
    </RouterBridge>
  )
}
