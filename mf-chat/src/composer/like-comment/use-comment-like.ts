import { commentLike, type ProfileSummary } from 'contracts'
import { call } from 'shared-state/api'
import { applyLocally } from 'shared-state/apply-locally'
import { useMutation } from 'shared-state/query'
import { toast } from 'shared-state/toasts'
import { useWords } from '../../use-words.ts'

/** Sends a comment on the user's like, which their pages show from then on. */
export function useCommentLike({ id, name }: ProfileSummary, onSent: () => void) {
  const t = useWords()
  return useMutation({
    mutationFn: (text: string) => call(commentLike, { query: { comment: '1' }, body: { profile: id, text } }),
    onSuccess(_, comment) {
      applyLocally({ kind: 'like_comment', way: 'given', profile: { id }, comment })
      toast({ tone: 'success', title: t('likeComment.sent', { name }) })
      onSent()
    },
  })
}
