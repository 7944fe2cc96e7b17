import { Check } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { MenuItem as AriaMenuItem, type MenuItemProps as AriaMenuItemProps } from 'react-aria-components/Menu'
import { classNames } from '../class-names/class-names.ts'
import classes from './menu-item.module.css'
import { MenuLink } from './menu-link.tsx'
import { NavigateContext } from './navigate-context.ts'

export interface MenuItemProps
  extends Omit<AriaMenuItemProps, 'children' | 'className' | 'style' | 'render'> {
  icon?: ReactNode
  /** At the end of the line; part of the item's accessible name. */
  badge?: ReactNode
  tone?: 'neutral' | 'danger' | undefined
  className?: string | undefined
  /** Text for type-ahead, if `children` is more than text. */
  textValue?: string
  children: ReactNode
}

/** A menu item: an action, or with `href` a real link that can open in another tab. */
export function MenuItem({ icon, badge, tone = 'neutral', className, children, ...props }: MenuItemProps) {
  const { href } = props
  const navigate = useContext(NavigateContext)
  return (
    <AriaMenuItem
      {...(typeof children === 'string' && { textValue: children })}
      {...props}
      {...(href !== undefined && {
        render: (dom) =>
          'href' in dom ? <MenuLink {...dom} href={href} navigate={navigate} /> : <div {...dom} />,
      })}
      className={classNames(classes.root, className)}
      data-tone={tone}
    >
      {({ isSelected, selectionMode }) => (
        <>
          {icon && (
            <span className={classes.icon} aria-hidden="true">
              {icon}
            </span>
          )}
          <span className={classes.label}>{children}</span>
          {badge && <span className={classes.badge}>{badge}</span>}
          {selectionMode !== 'none' && (
            <Check aria-hidden="true" className={classes.check} data-selected={isSelected || undefined} />
          )}
        </>
      )}
    </AriaMenuItem>
  )
}
