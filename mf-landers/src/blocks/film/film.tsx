import * as z from 'contracts/schema'
import { defineBlock } from '../../block/block.tsx'
import { SignupLink } from '../../block/signup-link.tsx'
import { ClipView } from '../../clip/clip-view.tsx'
import { clipNames, stillOf } from '../../clip/clips.ts'
import { FilmButton } from '../../clip/film-button.tsx'
import { useFilms } from '../../clip/use-films.ts'
import { Stage } from '../../stage/stage.tsx'
import { StageWords } from '../../stage/stage-words.tsx'
import classes from './film.module.css'

const props = z.object({
  clip: z.enum(clipNames),
  kicker: z.string(),
  title: z.string(),
  text: z.string(),
  button: z.string(),
  note: z.string(),
})

/** A film from edge to edge, with one line and one button. */
function Film({ clip, kicker, title, text, button, note }: z.infer<typeof props>) {
  const { isRunning, setRunning } = useFilms()
  return (
    <Stage className={classes.root} data-scheme="dark">
      <ClipView className={classes.film} clip={clip} isRunning={isRunning} isFull isFirst />
      <div className={classes.inner}>
        <StageWords className={classes.words} kicker={kicker} title={title} text={text}>
          <SignupLink className={classes.button}>{button}</SignupLink>
          <p className={classes.note}>{note}</p>
        </StageWords>
        <div className={classes.control}>
          <FilmButton isRunning={isRunning} onChange={setRunning} />
        </div>
      </div>
    </Stage>
  )
}

export const film = defineBlock({
  type: 'film',
  bv: 1,
  props,
  Draw: Film,
  still: ({ clip }) => stillOf(clip),
})
