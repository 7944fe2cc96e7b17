import { type MemberProfile, paths } from 'contracts'
import { Flag } from 'lucide-react'
import { openReport } from 'shared-state/safety'
import { Button } from 'shared-ui/button'
import { useWords } from '../use-words.ts'
import classes from './profile-view.module.css'

/** The member's comment on their like of the viewer; it can be reported by itself. */
export function LikeNote({ profile: { id, name, relation } }: { readonly profile: MemberProfile }) {
  const t = useWords()
  const comment = relation?.likes_me_comment
  if (comment === undefined) return null
  // The comment on a like is message 0, before the conversation that it may open.
  const chosen = { label: comment, message: 0 }
  return (
    <div className={classes.comment}>
      <blockquote dir="auto">{comment}</blockquote>
      <Button
        isIcon
        variant="quiet"
        aria-label={t('reportMessage')}
        onPress={() => openReport({ id, name, exit: paths.likes, chosen })}
      >
        <Flag aria-hidden="true" />
      </Button>
    </div>
  )
}
