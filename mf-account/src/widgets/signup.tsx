import { paths } from 'contracts'
import { useLocation } from 'platform/runtime/router'
import { useState } from 'react'
import { closeOverlay, useCurrentOverlay } from 'shared-state/overlays'
import { likedBy } from 'shared-state/signup-occasion'
import { Dialog } from 'shared-ui/dialog'
import { ChosenMember } from '../signup/chosen-member.tsx'
import { DiscardDialog } from '../signup/discard-dialog.tsx'
import { LoginLink } from '../signup/login-link.tsx'
import { SignupFlow } from '../signup/signup-flow.tsx'
import { useWords } from '../use-words.ts'
import { mayClose } from './may-close.ts'

const close = () => closeOverlay('signup')

/**
 * §2: the signup dialog, opened by the shell. While a signup is in progress (the visitor has typed something, or the
 * shell says so), backdrop and Esc do not close it, and the close button asks for confirmation first.
 */
export function Widget() {
  const t = useWords()
  const { pathname, search } = useLocation()
  const current = useCurrentOverlay()
  const [isBegun, setBegun] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const liked = likedBy(current?.data)
  const isInProgress = isBegun || !mayClose(current?.data)
  const back = pathname === paths.index ? undefined : pathname + search
  return (
    <Dialog
      isOpen={current?.name === 'signup'}
      onOpenChange={(isOpen) => {
        if (isOpen) return
        if (isInProgress) setConfirming(true)
        else close()
      }}
      isDismissable={!isInProgress}
      isKeyboardDismissDisabled={isInProgress}
      isFullScreenOnPhones
      closeLabel={t('close')}
      heading={liked ? t('signup.likeTitle', { name: liked.name }) : t('titles.signup')}
    >
      <SignupFlow
        liked={liked?.id}
        back={back}
        headingLevel={2}
        onProgress={setBegun}
        renderForm={(form) => (
          <>
            {liked && <ChosenMember member={liked} />}
            {form}
            <LoginLink back={back} onClick={close} />
          </>
        )}
      />
      <DiscardDialog isOpen={isConfirming} onStay={() => setConfirming(false)} onDiscard={close} />
    </Dialog>
  )
}
