import * as z from 'contracts/schema'
import { defineBlock } from '../../block/block.tsx'
import { PartSubtitle, PartTitle } from '../../block/part-title.tsx'
import { SignupLink } from '../../block/signup-link.tsx'
import { ClipView } from '../../clip/clip-view.tsx'
import { clipNames } from '../../clip/clips.ts'
import { FilmButton } from '../../clip/film-button.tsx'
import { useFilms } from '../../clip/use-films.ts'
import classes from './scroll-film.module.css'
import { useStepOnScreen } from './use-step-on-screen.ts'

const step = z.object({ clip: z.enum(clipNames), title: z.string(), text: z.string() })

const props = z.object({
  kicker: z.string(),
  title: z.string(),
  text: z.string(),
  button: z.string(),
  note: z.string(),
  steps: z.array(step).check(z.minLength(1), z.maxLength(8)),
})

/** A story in several films. The films stay in place while the captions scroll, and each caption brings its own. */
function ScrollFilm({ kicker, title, text, button, note, steps }: z.infer<typeof props>) {
  const { isRunning, setRunning } = useFilms()
  const { current, watch } = useStepOnScreen()
  return (
    <section className={classes['root']} data-scheme="dark">
      <div className={classes['stage']}>
        {steps.map(({ clip }, index) => (
          <ClipView
            key={`${clip} ${index}`}
            className={classes[index === current ? 'shown' : 'hidden']}
            clip={clip}
            isRunning={isRunning && index === current}
            isFirst={index === 0}
          />
        ))}
        <div className={classes['control']}>
          <FilmButton isRunning={isRunning} onChange={setRunning} />
        </div>
      </div>
      <div className={classes['story']}>
        <div className={classes['words']}>
          {kicker && <p className={classes['kicker']}>{kicker}</p>}
          <PartTitle>{title}</PartTitle>
          <p className={classes['text']}>{text}</p>
          <SignupLink className={classes['button']}>{button}</SignupLink>
        </div>
        <ol className={classes['steps']} role="list">
          {steps.map((one, index) => (
            <li key={one.title} ref={watch} className={classes['step']} data-current={index === current}>
              <PartSubtitle>{one.title}</PartSubtitle>
              <p>{one.text}</p>
              {index === steps.length - 1 && (
                <div className={classes['end']}>
                  <SignupLink className={classes['button']}>{button}</SignupLink>
                  <p className={classes['note']}>{note}</p>
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

export const scrollFilm = defineBlock({ type: 'scroll-film', bv: 1, props, Draw: ScrollFilm })
