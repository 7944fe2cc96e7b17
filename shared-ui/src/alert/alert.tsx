import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import { type MessageTone, ToneIcon } from '../tone/tone-icon.tsx'
import classes from './alert.module.css'

export interface AlertProps extends ComponentProps<'div'> {
  tone?: MessageTone | undefined
  heading?: ReactNode
  /** The remedy: a button or a link. */
  action?: ReactNode
  /** `line`: one line high where its words fit; leave the text out, or keep it for exceptions. */
  look?: 'box' | 'line' | undefined
  /** Draws a close button with this label. */
  dismiss?: { label: string; onPress: () => void } | undefined
}

/** A message within the page. `danger` interrupts a screen reader; other tones wait for a pause. */
export function Alert({
  tone = 'neutral',
  heading,
  action,
  dismiss,
  look = 'box',
  className,
  children,
  ...props
}: AlertProps) {
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...props}
      className={classNames(classes.root, className)}
      data-tone={tone}
      data-look={look}
      data-dismissible={dismiss ? '' : undefined}
    >
      <ToneIcon tone={tone} className={classes.icon} />
      <div className={classes.content}>
        {heading && <p className={classes.heading}>{heading}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={classes.action}>{action}</div>}
      {dismiss && (
        <Button
          variant="quiet"
          size="small"
          isIcon
          className={classes.dismiss}
          aria-label={dismiss.label}
          onPress={dismiss.onPress}
        >
          <X aria-hidden="true" />
        </Button>
      )}
    </div>
  )
}
