import { paths } from 'contracts'
import { Link } from 'platform/runtime/router'
import { closeOverlay, useCurrentOverlay } from 'shared-state/overlays'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { Dialog } from 'shared-ui/dialog'
import { useWords } from '../use-words.ts'
import { mayClose } from './may-close.ts'

const close = () => closeOverlay('signup')

/** §2: the signup dialog. The shell says when it opens and whether backdrop, Esc and buttons may close it. */
export function Widget() {
  const t = useWords()
  const current = useCurrentOverlay()
  const isClosable = mayClose(current?.data)
  return (
    <Dialog
      isOpen={current?.name === 'signup'}
      onOpenChange={(open) => {
        if (!open) close()
      }}
      isDismissable={isClosable}
      isKeyboardDismissDisabled={!isClosable}
      closeLabel={isClosable ? t('signup.close') : undefined}
      heading={t('titles.signup')}
      actions={
        <>
          <Link to={paths.login} onClick={close} {...buttonLook({ variant: 'secondary' })}>
            {t('ways.login')}
          </Link>
          {isClosable && <Button onPress={close}>{t('signup.look')}</Button>}
        </>
      }
    >
      <p>{t('signup.text')}</p>
    </Dialog>
  )
}
