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
  /** A few words; nothing essential, since touch screens have no hover. */
  content: ReactNode
  placement?: AriaTooltipProps['placement']
  /** The explained control: a `Button` of the kit, or anything inside React Aria's `Focusable`. */
  children: ReactNode
}

/** Explains a control while it is hovered or focused. */
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
