import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Spoken } from '../spoken/spoken.tsx'
import classes from './pending-dots.module.css'

interface PendingDotsProps {
  className?: string | undefined
  /** Text for screen readers. */
  children: ReactNode
}

/** Three centred dots: something is loading. */
export function PendingDots({ className, children }: PendingDotsProps) {
  return (
    <>
      <span className={classNames(classes.root, className)} aria-hidden="true" />
      <Spoken>{children}</Spoken>
    </>
  )
}
