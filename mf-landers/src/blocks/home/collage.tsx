import { Heart, MessageCircle, Music, Sparkles, Wine } from 'lucide-react'
import { FacePicture } from '../../faces/face-picture.tsx'
import type { Face } from '../../faces/use-faces.ts'
import classes from './collage.module.css'

/** In the order of the tiles, the largest first; each stands in for a missing face. */
const ICONS = [Heart, MessageCircle, Sparkles, Wine, Music] as const

const SIZES = '(width >= 992px) 18vw, 36vw'

/** A few faces beside the promise. Purely decorative: the row below has their names and links. */
export function Collage({ faces }: { readonly faces: readonly Face[] | undefined }) {
  return (
    <div className={classes.root} aria-hidden="true">
      {ICONS.map((Icon, index) => {
        const face = faces?.[index]
        return (
          <div key={index} className={classes.tile} data-place={index}>
            {face ? (
              <FacePicture image={face.main_image} sizes={SIZES} className={classes.picture} />
            ) : (
              <div className={classes.empty}>{faces && <Icon strokeWidth={1.5} />}</div>
            )}
            {index === 0 && (
              <span className={classes.heart}>
                <Heart />
              </span>
            )}
            {index === 2 && (
              <span className={classes.bubble}>
                <MessageCircle />
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}
