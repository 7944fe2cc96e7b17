import type { ReactNode } from 'react'
import classes from './framed-blocks.module.css'
import { LanderBlocks, type LanderBlocksProps } from './lander-blocks.tsx'

/** The blocks of a page that has the site's frame around it: between its gutters, at even distances. */
export function FramedBlocks(props: LanderBlocksProps) {
  return (
    <div className={classes.root}>
      <LanderBlocks {...props} />
    </div>
  )
}

/** A block between gutters, on a page whose other blocks fill the window. */
export function FramedBlock({ children }: { readonly children: ReactNode }) {
  return (
    <div className={classes.alone}>
      <div className={classes.root}>{children}</div>
    </div>
  )
}
