import type { ComponentProps, ReactNode } from 'react'
import classes from './icon-steps.module.css'

interface TileProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly sign: ReactNode
  readonly isChosen: boolean
  /** Without one, the sign is the label. */
  readonly children?: ReactNode
}

/** A large button with a sign on it. */
export function Tile({ sign, isChosen, children, ...props }: TileProps) {
  return (
    <button type="button" {...props} className={classes.tile} aria-pressed={isChosen}>
      <span className={classes.sign} aria-hidden={children ? true : undefined}>
        {sign}
      </span>
      {children && <span>{children}</span>}
    </button>
  )
}
