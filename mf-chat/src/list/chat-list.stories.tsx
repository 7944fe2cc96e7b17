import type { ChatEntry } from 'contracts'
import { addWords } from 'shared-state/i18n'
import { QueryClientProvider, queryClient } from 'shared-state/query'
import { StillRouter } from '../../../platform/runtime/fixture-still-router.tsx'
import { freeMember, startTestState } from '../../../shared-state/src/fixture-state.ts'
import { chatWith } from '../fixture-chats.ts'
import { matchesQuery } from '../queries/matches-query.ts'
import en from '../words/en.json'
import { ChatList } from './chat-list.tsx'
import { PickChat } from './pick-chat.tsx'

export default { title: 'Chat/Conversations' }

function inChat(chats: readonly ChatEntry[], part = <ChatList headingLevel={1} />) {
  startTestState({ user: freeMember, chats: { chats: [...chats] } })
  queryClient.setQueryData(matchesQuery.queryKey, { matches: [] })
  addWords('mf-chat', 'en', en)
  return (
    <StillRouter>
      <QueryClientProvider client={queryClient}>{part}</QueryClientProvider>
    </StillRouter>
  )
}

const chats = [chatWith('Vera', { num_unread_messages: 2 }), chatWith('Jonas')]

export const Unread = { render: () => inChat(chats) }

export const Empty = { render: () => inChat([]) }

export const NoneOpened = { render: () => inChat(chats, <PickChat />) }
