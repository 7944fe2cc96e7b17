import * as z from 'contracts/schema'
import { ArrowLeft } from 'lucide-react'
import { useNavigate } from 'platform/runtime/router'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'shared-state/store'
import { Button } from 'shared-ui/button'
import { defineBlock } from '../../block/block.tsx'
import { BlockSubtitle, BlockTitle } from '../../block/block-title.tsx'
import { SignupLink } from '../../block/signup-link.tsx'
import { Stage } from '../../stage/stage.tsx'
import { useKept } from '../use-kept.ts'
import { AgesStep } from './ages-step.tsx'
import { type Answers, type Progress, progress, searchOf } from './answers.ts'
import { CountryStep } from './country-step.tsx'
import classes from './icon-steps.module.css'
import { MeetStep } from './meet-step.tsx'
import { Summary } from './summary.tsx'

const props = z.object({
  kicker: z.string(),
  title: z.string(),
  /** Null where everybody looks for the same: then this question is left out. */
  meet: z.nullable(
    z.object({ title: z.string(), female: z.string(), male: z.string(), everyone: z.string() }),
  ),
  ages: z.object({ title: z.string() }),
  country: z.object({ title: z.string(), other: z.string(), choose: z.string() }),
  done: z.object({ title: z.string(), text: z.string(), button: z.string() }),
  back: z.string(),
  skip: z.string(),
})

/** Three questions, each answered by one press, then the signup. Back leads from each to the one before. */
function IconSteps({ kicker, title, meet, ages, country, done, back, skip }: z.infer<typeof props>) {
  const { step, answers, goOn, goBack } = useProgress()
  const heading = useHeadingFocus(step)

  function answer(given: Answers) {
    const all = { ...answers, ...given }
    goOn(all)
    useStore.getState().rememberSearch(searchOf(all))
  }

  const steps = [
    ...(meet ? [{ name: 'meet', title: meet.title }] : []),
    { name: 'ages', title: ages.title },
    { name: 'country', title: country.title },
    { name: 'done', title: done.title },
  ] as const
  const current = steps[step] ?? steps[0]
  return (
    <Stage className={classes.root}>
      <div className={classes.inner}>
        <header className={classes.head}>
          {kicker && <p className={classes.kicker}>{kicker}</p>}
          <BlockTitle>{title}</BlockTitle>
        </header>
        <ol className={classes.dots} role="list" aria-hidden="true">
          {steps.slice(0, -1).map(({ name }, index) => (
            <li key={name} data-state={index < step ? 'done' : index === step ? 'current' : 'ahead'} />
          ))}
        </ol>
        <div key={step} className={classes.step}>
          <BlockSubtitle ref={heading} tabIndex={-1}>
            {current.title}
          </BlockSubtitle>
          {current.name === 'meet' && meet && (
            <MeetStep labels={meet} chosen={answers.meet} onAnswer={answer} />
          )}
          {current.name === 'ages' && <AgesStep chosen={answers.ages} onAnswer={answer} />}
          {current.name === 'country' && <CountryStep labels={country} onAnswer={answer} />}
          {current.name === 'done' && <Summary answers={answers} labels={meet} {...done} />}
        </div>
        <footer className={classes.foot}>
          {step > 0 && (
            <Button variant="quiet" onPress={goBack}>
              <ArrowLeft aria-hidden="true" /> {back}
            </Button>
          )}
          {current.name !== 'done' && (
            <SignupLink size="medium" variant="quiet">
              {skip}
            </SignupLink>
          )}
        </footer>
      </div>
    </Stage>
  )
}

/** Each step is an entry of the history. A step shows at once, the entry follows. */
function useProgress() {
  const navigate = useNavigate()
  const { entry, kept, keep } = useKept('icon-steps', progress)
  const [{ step, answers }, setProgress] = useState<Progress>({ step: 0, answers: {} })
  const [shown, setShown] = useState<string>()
  if (entry !== shown) {
    setShown(entry)
    // Going back takes no answer away.
    setProgress({ step: kept?.step ?? 0, answers: { ...kept?.answers, ...answers } })
  }
  return {
    step,
    answers,
    goOn(all: Answers) {
      const next = { step: step + 1, answers: all }
      setProgress(next)
      keep(next)
    },
    goBack() {
      setProgress({ step: step - 1, answers })
      if (kept?.step === step) void navigate(-1)
    },
  }
}

/** Focuses the heading of a new step, so that screen readers and the next Tab continue from there. */
function useHeadingFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}

export const iconSteps = defineBlock({ type: 'icon-steps', bv: 1, props, Draw: IconSteps })
