import type { ReactNode } from 'react'
import { Group } from 'react-aria-components/Group'
import { classNames } from '../class-names/class-names.ts'
import classes from './control.module.css'
import { Pending, type PendingProps } from './pending.tsx'

/** Class names for a control that is a single element, and for an input that fills a box. */
export const controlClasses = {
  box: classNames(classes.box),
  input: classNames(classes.input),
  lines: classNames(classes.input, classes.lines),
}

export interface ControlBoxProps extends PendingProps {
  /** Drawn before the value; ignores the pointer. */
  icon?: ReactNode
  /** A button after the value. */
  action?: ReactNode
  /** The input, with a class of `controlClasses`. */
  children: ReactNode
}

/** The box around an input. Its invalid, disabled and read-only states come from the surrounding field. */
export function ControlBox({ icon, action, isPending, pendingLabel, children }: ControlBoxProps) {
  return (
    <Group className={controlClasses.box} role="presentation">
      {icon && (
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
      <Pending isPending={isPending} pendingLabel={pendingLabel} />
      {action && <span className={classes.action}>{action}</span>}
    </Group>
  )
}
