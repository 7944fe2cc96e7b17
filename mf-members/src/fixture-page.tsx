import type { Likes, Settings, User } from 'contracts'
import type { ReactNode } from 'react'
import { addWords } from 'shared-state/i18n'
import { loadProfileWords } from 'shared-state/profile-words'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import 'shared-ui/tokens'
import { renderInRouter } from '../../platform/runtime/fixture-render-in-router.tsx'
import { SlotContext } from '../../platform/runtime/remote/slot.tsx'
import { freeMember, settings, startTestState } from '../../shared-state/src/fixture-state.ts'
import en from './words/en.json'

interface Scene {
  readonly user?: User | null
  readonly likes?: Likes
  readonly settings?: Partial<Settings>
}

/** For tests: renders part of a page with everything it needs. Returns the addresses it navigated to. */
export async function renderInPage(part: ReactNode, { user = freeMember, likes, settings: own }: Scene = {}) {
  startTestState({ settings: { ...settings, ...own }, user, ...(likes && { likes }) })
  addWords('mf-members', 'en', en)
  await loadProfileWords()
  return renderInRouter(
    <SlotContext value={() => () => {}}>
      <QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
    </SlotContext>,
  )
}
