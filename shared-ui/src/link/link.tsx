import { ExternalLink } from 'lucide-react'
import type { ComponentProps } from 'react'
import classes from './link.module.css'
import { type LinkLook, linkLook } from './link-look.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'className'>, LinkLook {
  /** Opens another tab and says so, with this text and an icon. */
  newTabLabel?: string | undefined
}

/** A link that leaves the application: to another site, a file, an address. Within it the router's own is used. */
export function Link({ variant, isStandalone, className, newTabLabel, children, ...props }: LinkProps) {
  const newTab = newTabLabel ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a {...newTab} {...props} {...linkLook({ variant, isStandalone, className })}>
      {children}
      {newTabLabel && (
        <>
          {/* Never alone on the next line. */}
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
