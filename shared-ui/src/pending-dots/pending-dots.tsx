import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { Spoken } from '../spoken/spoken.tsx'
import classes from './pending-dots.module.css'

interface PendingDotsProps {
  className?: string | undefined
  /** Announced to screen readers. */
  children: ReactNode
}

/** Three dots in the middle of what holds them: something is on its way. */
export function PendingDots({ className, children }: PendingDotsProps) {
  return (
    <>
      <span className={classNames(classes.root, className)} aria-hidden="true" />
      <Spoken>{children}</Spoken>
    </>
  )
}
