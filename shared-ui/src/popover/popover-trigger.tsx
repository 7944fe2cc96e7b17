import { useRef } from 'react'
import { PopoverContext } from 'react-aria-components/Popover'
import { classNames } from '../class-names/class-names.ts'
import { DialogTrigger, type DialogTriggerProps } from '../dialog/dialog-trigger.tsx'
import classes from './popover-trigger.module.css'

/** A button with the popover that it opens beside it. */
export function PopoverTrigger({ trigger, children, ...props }: DialogTriggerProps) {
  const place = useRef<HTMLSpanElement>(null)
  return (
    <DialogTrigger
      {...props}
      trigger={
        <span ref={place} className={classNames(classes.place)}>
          {trigger}
        </span>
      }
    >
      <PopoverContext value={{ triggerRef: place, trigger: 'DialogTrigger' }}>{children}</PopoverContext>
    </DialogTrigger>
  )
}
