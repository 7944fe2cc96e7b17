import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { classNames } from '../class-names/class-names.ts'
import classes from './popover-surface.module.css'

export interface PopoverSurfaceProps extends Omit<AriaPopoverProps, 'className' | 'style'> {
  className?: string | undefined
}

/** The surface of a popover or menu. */
export function PopoverSurface({ className, ...props }: PopoverSurfaceProps) {
  return <AriaPopover offset={6} {...props} className={classNames(classes.root, className)} />
}
