import type { Chats, Matches, Settings, User } from 'contracts'
import type { ReactNode } from 'react'
import { addWords } from 'shared-state/i18n'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { renderInRouter } from '../../platform/runtime/fixture-render-in-router.tsx'
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
  return renderInRouter(<QueryClientProvider client={queryClient}>{part}</QueryClientProvider>)
}
