import { use } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'
import { classNames } from '../class-names/class-names.ts'
import { useCloseOnBack } from '../open-overlays/use-close-on-back.ts'
import classes from './popover-surface.module.css'

export interface PopoverSurfaceProps extends Omit<AriaPopoverProps, 'className' | 'style'> {
  className?: string | undefined
}

/** The surface of a popover or menu. */
export function PopoverSurface({ className, ...props }: PopoverSurfaceProps) {
  const trigger = use(OverlayTriggerStateContext)
  const { isOpen = trigger?.isOpen ?? false, onOpenChange } = props
  useCloseOnBack(isOpen, props.isOpen === undefined ? trigger?.close : () => onOpenChange?.(false))
  return <AriaPopover offset={6} {...props} className={classNames(classes.root, className)} />
}
