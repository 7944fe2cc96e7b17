import { Menu as AriaMenu, type MenuProps as AriaMenuProps, Separator } from 'react-aria-components/Menu'
import { classNames } from '../class-names/class-names.ts'
import { PopoverSurface, type PopoverSurfaceProps } from '../popover/popover-surface.tsx'
import classes from './menu.module.css'
import { type Navigate, NavigateContext } from './navigate-context.ts'

export interface MenuProps extends Omit<AriaMenuProps<object>, 'className' | 'style'> {
  placement?: PopoverSurfaceProps['placement']
  className?: string | undefined
  /** Follows an item's `href` without leaving the page: the router's own function. */
  onNavigate?: Navigate | undefined
  /** Instead of a `MenuTrigger`, for a button that is there before this code is; it needs an `aria-label`, too. */
  opening?: Required<Pick<PopoverSurfaceProps, 'triggerRef' | 'isOpen' | 'onOpenChange'>> | undefined
}

/** The choices of a `MenuTrigger`, whose first child is the button; with a `selectionMode` the chosen carry a mark. */
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

/** A line between groups of choices. */
export function MenuSeparator() {
  return <Separator className={classNames(classes.separator)} />
}
