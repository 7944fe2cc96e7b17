import type { ReactNode } from 'react'
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
  type TooltipTriggerComponentProps,
} from 'react-aria-components/Tooltip'
import { classNames } from '../class-names/class-names.ts'
import classes from './tooltip.module.css'

export interface TooltipProps extends TooltipTriggerComponentProps {
  /** A few words; nothing that a finger, which points at nothing, would miss. */
  content: ReactNode
  placement?: AriaTooltipProps['placement']
  /** The element to explain: a `Button` of the kit, or anything inside React Aria's `Focusable`. */
  children: ReactNode
}

/** Explains a control while it is pointed at or has the focus. */
export function Tooltip({ content, placement = 'top', children, ...trigger }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} {...trigger}>
      {children}
      <AriaTooltip placement={placement} offset={8} className={classNames(classes.root)}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
