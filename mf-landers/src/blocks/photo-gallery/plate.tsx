import { href, nameAndAge } from 'contracts'
import { Link } from 'platform/runtime/router'
import { FaceTile } from '../../faces/face-tile.tsx'
import type { Face } from '../../faces/use-faces.ts'
import type { PortraitId } from '../../pictures/portrait-looks.ts'
import classes from './photo-gallery.module.css'

const SIZES = '(width >= 992px) 22rem, 46vw'

interface PlateProps {
  readonly portrait: PortraitId
  readonly caption: string
  readonly face: Face | undefined
  readonly number: number
}

/** A picture and its caption: a member's name and place, or what the drawing stands for. */
export function Plate({ portrait, caption, face, number }: PlateProps) {
  return (
    <figure className={classes.plate}>
      <FaceTile portrait={portrait} face={face} sizes={SIZES} className={classes.picture} />
      <figcaption className={classes.caption}>
        <span className={classes.number} aria-hidden="true">
          {number}
        </span>
        {face ? (
          <span>
            <Link className={classes.name} to={href('members-id', { id: face.id })}>
              {nameAndAge(face)}
            </Link>
            {face.region && <span className={classes.region}>{face.region.name}</span>}
          </span>
        ) : (
          <span>{caption}</span>
        )}
      </figcaption>
    </figure>
  )
}
