import type { ReactNode } from 'react'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { classNames } from '../class-names/class-names.ts'
import classes from './popover.module.css'
import { PopoverSurface, type PopoverSurfaceProps } from './popover-surface.tsx'

export interface PopoverProps extends Omit<PopoverSurfaceProps, 'children'> {
  /** Names the popover; without it, the trigger or an `aria-label` does. */
  heading?: ReactNode
  children: ReactNode
}

/** A few words or controls beside their trigger; a click elsewhere closes it. */
export function Popover({ heading, children, 'aria-label': label, ...props }: PopoverProps) {
  return (
    <PopoverSurface {...props}>
      <Dialog className={classNames(classes.content)} {...(label !== undefined && { 'aria-label': label })}>
        {heading && (
          <Heading slot="title" level={3} className={classNames(classes.heading)}>
            {heading}
          </Heading>
        )}
        {children}
      </Dialog>
    </PopoverSurface>
  )
}
