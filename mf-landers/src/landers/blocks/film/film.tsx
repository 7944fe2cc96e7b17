import * as z from 'contracts/schema'
import { defineBlock } from '../../block.tsx'
import { ClipView } from '../../clip/clip-view.tsx'
import { clipNames } from '../../clip/clips.ts'
import { FilmButton } from '../../clip/film-button.tsx'
import { useFilms } from '../../clip/use-films.ts'
import { SignupLink } from '../../signup-link.tsx'
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
    <section className={classes['root']} data-scheme="dark">
      <ClipView className={classes['film']} clip={clip} isRunning={isRunning} isFull isFirst />
      <div className={classes['inner']}>
        <div className={classes['words']}>
          {kicker && <p className={classes['kicker']}>{kicker}</p>}
          <h1>{title}</h1>
          <p className={classes['text']}>{text}</p>
          <SignupLink className={classes['button']}>{button}</SignupLink>
          <p className={classes['note']}>{note}</p>
        </div>
        <div className={classes['control']}>
          <FilmButton isRunning={isRunning} onChange={setRunning} />
        </div>
      </div>
    </section>
  )
}

export const film = defineBlock({ type: 'film', bv: 1, props, Draw: Film })
