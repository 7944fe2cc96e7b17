import { X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { BadgeProps } from '../badge/badge.tsx'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names/class-names.ts'
import classes from './banner.module.css'

export interface BannerProps extends ComponentProps<'section'> {
  /** Names the landmark. */
  'aria-label': string
  tone?: BadgeProps['tone']
  /** `solid` draws attention; `soft` stays in the background. */
  look?: 'solid' | 'soft' | undefined
  icon?: ReactNode
  /** The remedy: a button or a link. */
  action?: ReactNode
  /** Draws a close button with this label. */
  dismiss?: { label: string; onPress: () => void } | undefined
}

/** A thin strip across the page, about the site or the account rather than the page. */
export function Banner({
  tone = 'neutral',
  look = 'soft',
  icon,
  action,
  dismiss,
  className,
  children,
  ...props
}: BannerProps) {
  return (
    <section {...props} className={classNames(classes.root, className)} data-tone={tone} data-look={look}>
      <div className={classes.content}>
        {icon && (
          <span className={classes.icon} aria-hidden="true">
            {icon}
          </span>
        )}
        <div className={classes.text}>{children}</div>
        {action && <div className={classes.action}>{action}</div>}
      </div>
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
    </section>
  )
}
