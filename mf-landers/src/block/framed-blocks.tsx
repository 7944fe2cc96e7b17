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
