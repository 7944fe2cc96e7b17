import { SendHorizontal } from 'lucide-react'
import { Button } from 'shared-ui/button'
import { useWords } from '../use-words.ts'
import classes from './composer.module.css'

interface SendButtonProps {
  readonly isReady: boolean
  readonly onSend: () => void
}

/** Never disabled: pressed too early, it leads to the field or the reason. The field keeps the focus and a phone's keyboard. */
export function SendButton({ isReady, onSend }: SendButtonProps) {
  const t = useWords()
  return (
    <Button
      isIcon
      variant={isReady ? 'primary' : 'quiet'}
      className={classes.send}
      aria-label={t('composer.send')}
      aria-describedby="composer-price"
      preventFocusOnPress
      onPress={onSend}
    >
      <SendHorizontal aria-hidden="true" />
    </Button>
  )
}
