import { paths } from 'contracts'
import { useLocation } from 'platform/runtime/router'
import { useState } from 'react'
import { closeOverlay, useCurrentOverlay } from 'shared-state/overlays'
import { Dialog } from 'shared-ui/dialog'
import { GiveUp } from '../signup/give-up.tsx'
import { LoginWay } from '../signup/login-way.tsx'
import { SignupFlow } from '../signup/signup-flow.tsx'
import { useWords } from '../use-words.ts'
import { mayClose } from './may-close.ts'

const close = () => closeOverlay('signup')

/**
 * §2: the signup dialog. The shell says when it opens; neither backdrop nor Esc closes it while the signup is in progress:
 * from the first thing that is typed, or because the shell says so. Its own button asks then, for nobody is held.
 */
export function Widget() {
  const t = useWords()
  const { pathname, search } = useLocation()
  const current = useCurrentOverlay()
  const [isBegun, setBegun] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const isInProgress = isBegun || !mayClose(current?.data)
  const back = pathname === paths.index ? undefined : pathname + search
  return (
    <Dialog
      isOpen={current?.name === 'signup'}
      onOpenChange={(isOpen) => {
        if (isOpen) return
        if (isInProgress) setAsking(true)
        else close()
      }}
      isDismissable={!isInProgress}
      isKeyboardDismissDisabled={isInProgress}
      isFullScreenOnPhones
      closeLabel={t('signup.close')}
      heading={t('titles.signup')}
    >
      <SignupFlow
        back={back}
        headingLevel={2}
        onProgress={setBegun}
        renderForm={(form) => (
          <>
            {form}
            <LoginWay back={back} onClick={close} />
          </>
        )}
      />
      <GiveUp isOpen={isAsking} onStay={() => setAsking(false)} onGiveUp={close} />
    </Dialog>
  )
}
