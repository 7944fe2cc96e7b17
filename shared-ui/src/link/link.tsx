import { ExternalLink } from 'lucide-react'
import type { ComponentProps } from 'react'
import classes from './link.module.css'
import { type LinkLook, linkLook } from './link-look.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'className'>, LinkLook {
  /** Opens in a new tab, and says so with this text and an icon. */
  newTabLabel?: string | undefined
}

/** A link out of the application: to another site, a file, a mail address. Inside it, use the router's link. */
export function Link({ variant, isStandalone, className, newTabLabel, children, ...props }: LinkProps) {
  const newTab = newTabLabel ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a {...newTab} {...props} {...linkLook({ variant, isStandalone, className })}>
      {children}
      {newTabLabel && (
        <>
          {/* A word joiner keeps the icon from wrapping alone. */}
          {'\u2060'}
          <ExternalLink
            className={classes.icon}
            role="img"
            aria-label={newTabLabel}
            aria-hidden={undefined}
          />
        </>
      )}
    </a>
  )
}
