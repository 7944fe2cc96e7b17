import { likeMember, type ProfileSummary, type UserEvent, unlikeMember } from 'contracts'
import { call } from 'shared-state/api'
import { applyLocally } from 'shared-state/apply-locally'
import { openMatch } from 'shared-state/matches'
import { useMutation } from 'shared-state/query'
import { useRole } from 'shared-state/session'
import { openSignup } from 'shared-state/signup-occasion'
import { toast } from 'shared-state/toasts'
import { useProblemText, useWords } from '../use-words.ts'

interface LikeOptions {
  readonly profile: ProfileSummary
  readonly isLiked: boolean
  /** A photo's id, or `ABOUT_TEXT`: what the like is about. */
  readonly about?: string | undefined
  /** Called when the like makes a match; by default the match pop-up opens. */
  readonly onMatched?: ((profile: ProfileSummary) => void) | undefined
}

const now = () => new Date().toISOString()

const likeGiven = (profile: ProfileSummary, about: string | undefined): UserEvent => ({
  kind: 'like_given',
  profile: { ...profile, liked_at: now(), about },
})

const likeEnded = ({ id }: ProfileSummary): UserEvent => ({ kind: 'like_ended', way: 'given', profile: id })

/**
 * Returns a callback that likes a member, or takes the like back. The page shows it at once, and undoes it if the server
 * refuses. A visitor is asked to sign up instead.
 */
export function useToggleLike({ profile, isLiked, about, onMatched = openMatch }: LikeOptions): () => void {
  const t = useWords()
  const problemText = useProblemText()
  const isVisitor = useRole() === 'visitor'
  const { name } = profile
  const body = { profile: profile.id }
  const mutation = useMutation({
    mutationFn: (liked: boolean) =>
      liked ? call(likeMember, { body: { ...body, about } }) : call(unlikeMember, { body }),
    onMutate: (liked) => applyLocally(liked ? likeGiven(profile, about) : likeEnded(profile)),
    onSuccess(result) {
      if (!result?.matched) return
      applyLocally({
        kind: 'match',
        profile: { ...result.profile, matched_at: now(), has_conversation: false },
      })
      applyLocally({ kind: 'like_seen', profile: profile.id })
      onMatched(result.profile)
    },
    onError(error, liked, undo) {
      undo?.()
      const title = liked ? t('like.failed', { name }) : t('like.stays', { name })
      toast({ tone: 'danger', title, text: problemText(error) })
    },
  })
  return function press() {
    if (isVisitor) openSignup({ liked: profile })
    else if (!mutation.isPending) mutation.mutate(!isLiked)
  }
}
