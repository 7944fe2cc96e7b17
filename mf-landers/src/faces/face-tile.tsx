import type { ReactNode } from 'react'
import { classNames } from 'shared-ui/class-names'
import { Portrait } from '../pictures/portrait.tsx'
import type { PortraitId } from '../pictures/portrait-looks.ts'
import { FacePicture } from './face-picture.tsx'
import classes from './face-tile.module.css'
import type { Face } from './use-faces.ts'

interface FaceTileProps {
  /** Drawn as long as there is no member for this place, and for good if there is none. */
  readonly portrait: PortraitId
  readonly face: Face | undefined
  /** The width of the picture, as in an `img`. */
  readonly sizes: string
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** A picture of a member who lets visitors see them, or a drawn one, in the same place. */
export function FaceTile({ portrait, face, sizes, className, children }: FaceTileProps) {
  return (
    <div className={classNames(classes.tile, className)}>
      <Portrait id={portrait} />
      {face && <FacePicture image={face.main_image} sizes={sizes} className={classes.face} />}
      {children}
    </div>
  )
}
