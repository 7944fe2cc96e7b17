import { X } from 'lucide-react'
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as AriaToastContent,
  type QueuedToast,
  Text,
} from 'react-aria-components/Toast'
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

/** One message; hovering or focusing it pauses its timeout. */
export function Toast({ toast, closeLabel, onClose }: ToastProps) {
  const { tone = 'neutral', title, text, action } = toast.content
  return (
    <AriaToast toast={toast} className={classNames(classes.toast)} data-tone={tone}>
      <ToneIcon tone={tone} className={classes.icon} />
      <AriaToastContent className={classes.content}>
        <Text slot="title" className={classNames(classes.title)}>
          {title}
        </Text>
        {text && (
          <Text slot="description" className={classNames(classes.text)}>
            {text}
          </Text>
        )}
      </AriaToastContent>
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
    </AriaToast>
  )
}
