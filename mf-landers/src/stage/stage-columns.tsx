import type { ComponentProps } from 'react'
import { classNames } from 'shared-ui/class-names'
import classes from './stage-columns.module.css'

/** Takes three children: the words, a picture, and the ways on. */
export function StageColumns({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classNames(classes.root, className)} />
}
