import { href } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useRef } from 'react'
import { useMessageDraft } from 'shared-state/drafts'
import type { LikeCommentRequest } from 'shared-state/like-comment'
import { closeOverlay } from 'shared-state/overlays'
import { codeOf } from 'shared-state/problem-text'
import { useSettings } from 'shared-state/session'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { Dialog } from 'shared-ui/dialog'
import { Picture } from 'shared-ui/picture'
import { useMedia } from '../../use-media.ts'
import { useProblemText, useWords } from '../../use-words.ts'
import composer from '../composer.module.css'
import { MessageField } from '../message-field.tsx'
import { FictionalNote } from '../notices.tsx'
import { ReviewDialog } from '../review/late-review-dialog.ts'
import { CharacterCount } from '../text/character-count.tsx'
import { useReviewedText } from '../use-reviewed-text.ts'
import classes from './like-comment.module.css'
import { useCommentLike } from './use-comment-like.ts'

const close = () => closeOverlay('like-comment')

/**
 * The sheet with what the member likes and the field for a comment. The text is the draft of a message to them, so that
 * what comes too late for a comment is there to be sent.
 */
export function LikeComment({
  request: { profile, photo, text: liked },
}: {
  readonly request: LikeCommentRequest
}) {
  const t = useWords()
  const problemText = useProblemText()
  const media = useMedia()
  const { id, name } = profile
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useMessageDraft(id)
  const { message_length: limit } = useSettings()
  const comment = useCommentLike(profile, () => {
    setText('')
    close()
  })
  const writing = useReviewedText({ text, field, isFirst: true, canPay: true, onSend: comment.mutate })
  const isTooLate = comment.error !== null && codeOf(comment.error) === 'write_instead'
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      size="small"
      heading={t('likeComment.heading', { name })}
      closeLabel={t('close')}
      actions={
        isTooLate ? (
          <Link to={href('members-id-chat', { id })} onClick={close} {...buttonLook({ isFullWidth: true })}>
            {t('likeComment.write', { name })}
          </Link>
        ) : (
          <Button
            isFullWidth
            isPending={comment.isPending}
            pendingLabel={t('pending')}
            preventFocusOnPress
            onPress={writing.send}
          >
            {t('composer.send')}
          </Button>
        )
      }
    >
      <div className={classes.root}>
        {photo && (
          <Picture
            src={media(photo.card)}
            width={4}
            height={5}
            thumbhash={photo.thumbhash}
            alt=""
            focus="face"
            className={classes.photo}
          />
        )}
        {liked !== undefined && (
          <blockquote className={classes.text} dir="auto">
            {liked}
          </blockquote>
        )}
        <FictionalNote profile={profile} />
        <div className={composer.box}>
          <MessageField
            ref={field}
            profile={profile}
            text={text}
            isTooLong={writing.isTooLong}
            label={t('likeComment.label', { name })}
            placeholder={t('likeComment.placeholder')}
            onText={setText}
            onSend={writing.send}
          />
        </div>
        <p className={classes.note}>
          {t('likeComment.note', { name })}
          <CharacterCount length={writing.length} limit={limit} isExplained={writing.isRefusedAsTooLong} />
        </p>
        {comment.error && !comment.isPending && (
          <Alert tone="danger">{problemText(comment.error, { name })}</Alert>
        )}
      </div>
      {writing.risks && (
        <ReviewDialog name={name} risks={writing.risks} onSend={writing.sendAnyway} onClose={writing.edit} />
      )}
    </Dialog>
  )
}
