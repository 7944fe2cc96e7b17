import { chatsQuery } from 'shared-state/chats'
import { queryClient } from 'shared-state/query'
import { afterEach, expect, test, vi } from 'vitest'
import { startTestState } from '../../../shared-state/src/fixture-state.ts'
import { preloadChatLists } from './use-chat-lists.ts'

afterEach(() => vi.unstubAllGlobals())

test('cached chats show without waiting for their refetch', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  startTestState()
  queryClient.setQueryData(chatsQuery.queryKey, { chats: [] }, { updatedAt: 1 })
  await preloadChatLists()
  queryClient.removeQueries({ queryKey: chatsQuery.queryKey })
  const isThere = vi.fn<() => void>()
  void preloadChatLists().then(isThere)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(isThere).not.toHaveBeenCalled()
})
