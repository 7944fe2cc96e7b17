import { Menu as AriaMenu, type MenuProps as AriaMenuProps, Separator } from 'react-aria-components/Menu'
import { classNames } from '../class-names/class-names.ts'
import { PopoverSurface, type PopoverSurfaceProps } from '../popover/popover-surface.tsx'
import classes from './menu.module.css'
import { type Navigate, NavigateContext } from './navigate-context.ts'

export interface MenuProps extends Omit<AriaMenuProps<object>, 'className' | 'style'> {
  placement?: PopoverSurfaceProps['placement']
  className?: string | undefined
  /** Navigates to an item's `href` within the page: the router's function. */
  onNavigate?: Navigate | undefined
  /** Replaces `MenuTrigger` for a button rendered before this code has loaded; then also pass an `aria-label`. */
  opening?: Required<Pick<PopoverSurfaceProps, 'triggerRef' | 'isOpen' | 'onOpenChange'>> | undefined
}

/** The items of a `MenuTrigger`, whose first child is the button; with a `selectionMode`, selected items show a mark. */
export function Menu({ placement = 'bottom end', className, onNavigate, opening, ...props }: MenuProps) {
  const label = props['aria-label']
  const late = opening && {
    autoFocus: 'first' as const,
    onClose: () => opening.onOpenChange(false),
  }
  return (
    <NavigateContext value={onNavigate}>
      <PopoverSurface
        placement={placement}
        className={className}
        {...(opening && label !== undefined && { ...opening, 'aria-label': label })}
      >
        <AriaMenu {...late} {...props} className={classNames(classes.list)} />
      </PopoverSurface>
    </NavigateContext>
  )
}

/** A line between groups of items. */
export function MenuSeparator() {
  return <Separator className={classNames(classes.separator)} />
}
