import { answerSwipe, type ProfileSummary, undoSwipe } from 'contracts'
import { call } from 'shared-state/api'
import { applyLocally } from 'shared-state/apply-locally'
import { useMutation } from 'shared-state/query'
import { ownTimeZone } from 'shared-state/time-zone'
import { toast } from 'shared-state/toasts'
import { useProblemText, useWords } from '../use-words.ts'

/**
 * Returns a callback that says no to a member who likes the viewer, as in the swipe game: the like leaves the list, its
 * giver doesn't learn of it, and a toast offers to take it back.
 */
export function usePassLike({ id, name }: ProfileSummary): () => void {
  const t = useWords()
  const problemText = useProblemText()
  const refused = (error: unknown) =>
    toast({ tone: 'danger', title: t('likeBack.failed', { name }), text: problemText(error) })

  const pass = useMutation({
    mutationFn: () => call(answerSwipe, { body: { profile: id, answer: 'no', zone: ownTimeZone() } }),
    onMutate: () => applyLocally({ kind: 'like_passed', profile: id }),
    onSuccess: (_, __, restore) =>
      toast({
        title: t('likeBack.passed', { name }),
        action: { label: t('block.undo'), onPress: () => void takeBack(restore) },
      }),
    onError(error, _, restore) {
      restore?.()
      refused(error)
    },
  })

  /** Not a mutation: the card and its hooks are gone by then. */
  async function takeBack(restore: () => void) {
    try {
      await call(undoSwipe, { body: { profile: id, zone: ownTimeZone() } })
      restore()
    } catch (error) {
      refused(error)
    }
  }

  return () => {
    if (!pass.isPending) pass.mutate()
  }
}
