import * as z from 'contracts/schema'
import { defineBlock } from '../../block/block.tsx'
import { BlockTitle } from '../../block/block-title.tsx'
import { useFaces } from '../../faces/use-faces.ts'
import { portraitIds } from '../../pictures/portrait-looks.ts'
import classes from './photo-gallery.module.css'
import { Plate } from './plate.tsx'

const props = z.object({
  kicker: z.string(),
  title: z.string(),
  text: z.string(),
  /** On the wall are members who let visitors see them, as far as there are some, or the drawings alone. */
  people: z.optional(z.enum(['members', 'pictures'])),
  /** The drawings' captions say for what somebody may be here; a member's says who it is. */
  plates: z
    .array(z.object({ picture: z.enum(portraitIds), caption: z.string() }))
    .check(z.minLength(1), z.maxLength(12)),
})

/** A calm wall of pictures with captions, as in an exhibition. */
function PhotoGallery({ kicker, title, text, people = 'members', plates }: z.infer<typeof props>) {
  const faces = useFaces('gallery')
  const shown = people === 'members' ? faces : []
  return (
    <section className={classes.root} data-part="bare">
      <header className={classes.head}>
        {kicker && <p className={classes.kicker}>{kicker}</p>}
        <BlockTitle>{title}</BlockTitle>
        <p className={classes.text}>{text}</p>
      </header>
      <ul className={classes.wall} role="list">
        {plates.map(({ picture, caption }, index) => (
          // Two plates may have the same picture.
          <li key={index} className={classes.place}>
            <Plate portrait={picture} caption={caption} face={shown?.[index]} number={index + 1} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export const photoGallery = defineBlock({
  type: 'photo-gallery',
  bv: 1,
  props,
  Draw: PhotoGallery,
  // Staff see what they choose and write in the studio.
  starting: { people: 'pictures' },
})
