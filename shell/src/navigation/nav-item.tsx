import { NavLink } from 'platform/runtime/router'
import { Badge, type BadgeProps } from 'shared-ui/badge'
import { Spoken } from 'shared-ui/spoken'
import { Icon, type IconName } from './icon.tsx'
import classes from './nav-item.module.css'

interface NavItemProps {
  readonly to: string
  readonly label: string
  readonly icon?: IconName
  /** Left out on phones, where the home page and the footer lead there. */
  readonly isMinor?: boolean
  /** On phones a person takes its place where there is no room for the label. */
  readonly collapses?: boolean
  /** Shown where there is little room; a part of the label. */
  readonly shortLabel?: string
  /** A badge's visible text, and what a screen reader says instead. */
  readonly badge?:
    | { readonly text: string; readonly spoken: string; readonly tone: BadgeProps['tone'] }
    | undefined
}

/** A link in the navigation. */
export function NavItem({ to, label, shortLabel = label, icon, isMinor, collapses, badge }: NavItemProps) {
  return (
    <li className={classes.item} data-minor={isMinor} data-collapses={collapses}>
      <NavLink className={classes.link} to={to}>
        {icon && <Icon name={icon} />}
        <span className={classes.long}>{label}</span>
        <span className={classes.short}>{shortLabel}</span>
        {badge && (
          <>
            <Badge className={classes.badge} tone={badge.tone} aria-hidden="true">
              {badge.text}
            </Badge>
            <Spoken>{badge.spoken}</Spoken>
          </>
        )}
      </NavLink>
    </li>
  )
}
