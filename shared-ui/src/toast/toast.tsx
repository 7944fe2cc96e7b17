import { X } from 'lucide-react'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  type QueuedToast,
  Text,
} from 'react-aria-components/Toast'
import { Avatar } from '../avatar/avatar.tsx'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { ToneIcon } from '../tone/tone-icon.tsx'
import classes from './toast.module.css'
import type { ToastMessage } from './toast-message.ts'

interface ToastProps {
  toast: QueuedToast<ToastMessage>
  closeLabel: string
  onClose: () => void
}

/** One message; hovering or focusing it pauses its timeout. News of a member wait until a screen reader pauses. */
export function Toast({ toast, closeLabel, onClose }: ToastProps) {
  const { tone = 'neutral', title, text, action, from, onPress } = toast.content
  const words = (
    <>
      <Text slot="title" className={classNames(classes.title)}>
        {title}
      </Text>
      {text && (
        <Text slot="description" className={classNames(classes.text)}>
          {text}
        </Text>
      )}
    </>
  )
  return (
    <AriaToast toast={toast} className={classNames(classes.toast)} data-tone={tone}>
      {from ? <Avatar name={from.name} src={from.src} /> : <ToneIcon tone={tone} className={classes.icon} />}
      <AriaToastContent className={classes.content} {...(from && { role: 'status' })}>
        {onPress ? (
          <button
            type="button"
            className={classes.open}
            onClick={() => {
              onClose()
              onPress()
            }}
          >
            {words}
          </button>
        ) : (
          words
        )}
      </AriaToastContent>
      {action && (
        <Button
          slot={null}
          variant="secondary"
          size="small"
          className={classes.action}
          onPress={() => {
            onClose()
            action.onPress()
          }}
        >
          {action.label}
        </Button>
      )}
      <Button
        slot="close"
        variant="quiet"
        size="small"
        isIcon
        className={classes.close}
        aria-label={closeLabel}
      >
        <X aria-hidden="true" />
      </Button>
    </AriaToast>
  )
}
