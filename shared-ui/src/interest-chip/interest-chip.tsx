import type { ComponentProps } from 'react'
import { classNames } from '../class-names/class-names.ts'
import type { InterestName } from '../interest-icon/interest-icon.tsx'
import { InterestIcon } from '../interest-icon/interest-icon.tsx'
import classes from './interest-chip.module.css'

export interface InterestChipProps extends ComponentProps<'span'> {
  interest: InterestName
  /** `shared` marks an interest the viewer has too; also say so in words nearby. */
  look?: 'plain' | 'shared' | undefined
}

/** An interest on a profile: its icon, and its word as children. */
export function InterestChip({ interest, look = 'plain', className, children, ...props }: InterestChipProps) {
  return (
    <span {...props} className={classNames(classes.root, className)} data-look={look}>
      <InterestIcon interest={interest} size={18} />
      {children}
    </span>
  )
}
