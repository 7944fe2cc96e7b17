import * as z from 'contracts/schema'
import { defineBlock } from '../../block/block.tsx'
import { SignupLink } from '../../block/signup-link.tsx'
import { FaceTile } from '../../faces/face-tile.tsx'
import { useFaceStills } from '../../faces/use-face-stills.ts'
import { useFaces } from '../../faces/use-faces.ts'
import { portraitIds } from '../../pictures/portrait-looks.ts'
import { Stage } from '../../stage/stage.tsx'
import { StageWords } from '../../stage/stage-words.tsx'
import classes from './photo-collage.module.css'

/** As many as there are places round the words. */
const PLACES = 8
const SIZES = '(width >= 992px) 15rem, 34vw'

const props = z.object({
  kicker: z.string(),
  title: z.string(),
  text: z.string(),
  button: z.string(),
  note: z.string(),
  pictures: z.array(z.enum(portraitIds)).check(z.minLength(1), z.maxLength(PLACES)),
})

/** Prints that somebody has laid out on a table, round one promise. */
function PhotoCollage({ kicker, title, text, button, note, pictures }: z.infer<typeof props>) {
  const faces = useFaces('collage')
  const stills = useFaceStills(faces)
  return (
    <Stage className={classes.root}>
      <div className={classes.table}>
        {Array.from({ length: PLACES }, (_, place) => (
          <div key={place} className={classes.print} data-place={place} aria-hidden="true">
            <FaceTile
              portrait={pictures[place % pictures.length] ?? 'portrait-1'}
              face={faces?.[place]}
              sizes={SIZES}
            />
          </div>
        ))}
        <StageWords className={classes.words} kicker={kicker} title={title} text={text}>
          <SignupLink promise={{ pictures: stills }}>{button}</SignupLink>
          <p className={classes.note}>{note}</p>
        </StageWords>
      </div>
    </Stage>
  )
}

export const photoCollage = defineBlock({ type: 'photo-collage', bv: 1, props, Draw: PhotoCollage })
