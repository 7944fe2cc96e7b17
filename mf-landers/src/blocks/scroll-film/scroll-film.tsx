import * as z from 'contracts/schema'
import { useCallback, useEffect, useRef, useState } from 'react'
import { defineBlock } from '../../block/block.tsx'
import { BlockSubtitle, BlockTitle } from '../../block/block-title.tsx'
import { SignupLink } from '../../block/signup-link.tsx'
import { ClipView } from '../../clip/clip-view.tsx'
import { clipNames, stillOf } from '../../clip/clips.ts'
import { FilmButton } from '../../clip/film-button.tsx'
import { useFilms } from '../../clip/use-films.ts'
import classes from './scroll-film.module.css'

/** The part of the window above which a step's beginning makes it the current one. */
const LINE = 0.58

const step = z.object({ clip: z.enum(clipNames), title: z.string(), text: z.string() })

const props = z.object({
  kicker: z.string(),
  title: z.string(),
  text: z.string(),
  button: z.string(),
  note: z.string(),
  steps: z.array(step).check(z.minLength(1), z.maxLength(8)),
})

/** A story in several films, which stay in place while the captions scroll. Each caption has its own. */
function ScrollFilm({ kicker, title, text, button, note, steps }: z.infer<typeof props>) {
  const { isRunning, setRunning } = useFilms()
  const { current, watch } = useStepOnScreen()
  return (
    <section className={classes.root} data-scheme="dark">
      <div className={classes.stage}>
        {steps.map(({ clip }, index) => (
          <ClipView
            key={`${clip} ${index}`}
            className={classes[index === current ? 'shown' : 'hidden']}
            clip={clip}
            isRunning={isRunning && index === current}
            isFirst={index === 0}
          />
        ))}
        <div className={classes.control}>
          <FilmButton isRunning={isRunning} onChange={setRunning} />
        </div>
      </div>
      <div className={classes.story}>
        <div className={classes.words}>
          {kicker && <p className={classes.kicker}>{kicker}</p>}
          <BlockTitle>{title}</BlockTitle>
          <p className={classes.text}>{text}</p>
          <SignupLink className={classes.button}>{button}</SignupLink>
        </div>
        <ol className={classes.steps} role="list">
          {steps.map((one, index) => (
            <li key={one.title} ref={watch} className={classes.step} data-current={index === current}>
              <BlockSubtitle>{one.title}</BlockSubtitle>
              <p>{one.text}</p>
              {index === steps.length - 1 && (
                <div className={classes.end}>
                  <SignupLink className={classes.button}>{button}</SignupLink>
                  <p className={classes.note}>{note}</p>
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

export const scrollFilm = defineBlock({
  type: 'scroll-film',
  bv: 1,
  props,
  Draw: ScrollFilm,
  still: ({ steps: [first] }) => first && stillOf(first.clip),
})

/** Which step has come up last. `watch` is the `ref` of each step. */
function useStepOnScreen() {
  const [current, setCurrent] = useState(0)
  const steps = useRef<HTMLElement[]>([])
  const watch = useCallback((step: HTMLElement | null) => {
    if (!step) return
    steps.current.push(step)
    return () => {
      steps.current = steps.current.filter((one) => one !== step)
    }
  }, [])
  useEffect(() => {
    const isUp = (step: HTMLElement) => step.getBoundingClientRect().top < innerHeight * LINE
    const observer = new IntersectionObserver(
      () => setCurrent(Math.max(0, steps.current.findLastIndex(isUp))),
      {
        rootMargin: `0px 0px ${Math.round((LINE - 1) * 100)}% 0px`,
      },
    )
    for (const step of steps.current) observer.observe(step)
    return () => observer.disconnect()
  }, [])
  return { current, watch }
}
