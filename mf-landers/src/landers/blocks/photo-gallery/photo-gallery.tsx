import * as z from 'contracts/schema'
import { useFaces } from '../../../faces/use-faces.ts'
import { defineBlock } from '../../block.tsx'
import { PartTitle } from '../../part-title.tsx'
import { portraitIds } from '../../pictures/portrait-looks.ts'
import classes from './photo-gallery.module.css'
import { Plate } from './plate.tsx'

const props = z.object({
  kicker: z.string(),
  title: z.string(),
  text: z.string(),
  /** The drawings' captions say for what somebody may be here; a member's says who it is. */
  plates: z
    .array(z.object({ picture: z.enum(portraitIds), caption: z.string() }))
    .check(z.minLength(1), z.maxLength(12)),
})

/** A calm wall of pictures with captions, as in an exhibition. */
function PhotoGallery({ kicker, title, text, plates }: z.infer<typeof props>) {
  const faces = useFaces()
  return (
    <section className={classes['root']} data-part="bare">
      <header className={classes['head']}>
        {kicker && <p className={classes['kicker']}>{kicker}</p>}
        <PartTitle>{title}</PartTitle>
        <p className={classes['text']}>{text}</p>
      </header>
      <ul className={classes['wall']} role="list">
        {plates.map(({ picture, caption }, index) => (
          <li key={picture} className={classes['place']}>
            <Plate portrait={picture} caption={caption} face={faces?.[index]} number={index + 1} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export const photoGallery = defineBlock({ type: 'photo-gallery', bv: 1, props, Draw: PhotoGallery })
