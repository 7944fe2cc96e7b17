import { type ChatEntry, deleteChat } from 'contracts'
import { call } from 'shared-state/api'
import { applyLocally } from 'shared-state/apply-locally'
import { chatsQuery } from 'shared-state/chats'
import { codeOf } from 'shared-state/problem-text'
import { queryClient, useMutation } from 'shared-state/query'
import { toast } from 'shared-state/toasts'
import { useProblemText, useWords } from '../use-words.ts'

/**
 * §4, §8: deletes a conversation. It disappears at once, and a toast says so when the server has deleted it, too. If the server refuses, it comes back, an alert says why, and the
 * list is loaded again.
 */
export function useDeleteChat() {
  const t = useWords()
  const problemText = useProblemText()
  const { mutate } = useMutation({
    mutationFn: ({ conversation }: Pick<ChatEntry, 'conversation' | 'profile'>) =>
      call(deleteChat, { body: { conversation: conversation.id } }),
    onMutate: ({ conversation }) => applyLocally({ kind: 'chat_deleted', conversation: conversation.id }),
    onSuccess: () => toast({ title: t('list.deletion.done') }),
    onError(error, { profile: { name } }, undo) {
      undo?.()
      const text = codeOf(error) === 'not_found' ? t('conversation.missing.heading') : problemText(error)
      toast({ tone: 'danger', title: t('list.deletion.failed', { name }), text })
      void queryClient.invalidateQueries({ queryKey: chatsQuery.queryKey })
    },
  })
  return mutate
}
