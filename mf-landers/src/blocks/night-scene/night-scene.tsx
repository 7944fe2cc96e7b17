import * as z from 'contracts/schema'
import { defineBlock } from '../../block/block.tsx'
import { SignupLink } from '../../block/signup-link.tsx'
import { stillOf } from '../../clip/clips.ts'
import { Stage } from '../../stage/stage.tsx'
import { StageWords } from '../../stage/stage-words.tsx'
import { City } from './city.tsx'
import classes from './night-scene.module.css'

const props = z.object({
  kicker: z.string(),
  title: z.string(),
  text: z.string(),
  button: z.string(),
  note: z.string(),
})

/** One question above a city at night, in which a light is on. */
function NightScene({ kicker, title, text, button, note }: z.infer<typeof props>) {
  return (
    <Stage className={classes.root} data-scheme="dark">
      <City />
      <StageWords className={classes.words} kicker={kicker} title={title} text={text}>
        <SignupLink className={classes.button}>{button}</SignupLink>
        <p className={classes.note}>{note}</p>
      </StageWords>
    </Stage>
  )
}

export const nightScene = defineBlock({
  type: 'night-scene',
  bv: 1,
  props,
  Draw: NightScene,
  still: () => stillOf('city'),
})
