import * as z from 'contracts/schema'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useStore } from 'shared-state/store'
import { Button } from 'shared-ui/button'
import { Stage } from '../../../stage/stage.tsx'
import { defineBlock } from '../../block.tsx'
import { SignupLink } from '../../signup-link.tsx'
import { AgesStep } from './ages-step.tsx'
import { type Answers, searchOf } from './answers.ts'
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

/** Three questions, each answered by one press, and the signup. */
function IconSteps({ kicker, title, meet, ages, country, done, back, skip }: z.infer<typeof props>) {
  const [answers, setAnswers] = useState<Answers>({})
  const [step, setStep] = useState(0)
  const heading = useHeadingFocus(step)

  function answer(given: Answers) {
    const all = { ...answers, ...given }
    setAnswers(all)
    setStep(step + 1)
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
    <Stage className={classes['root']}>
      <div className={classes['inner']}>
        <header className={classes['head']}>
          {kicker && <p className={classes['kicker']}>{kicker}</p>}
          <h1>{title}</h1>
        </header>
        <ol className={classes['dots']} role="list" aria-hidden="true">
          {steps.map(({ name }, index) => (
            <li key={name} data-state={index < step ? 'done' : index === step ? 'current' : 'ahead'} />
          ))}
        </ol>
        <div key={step} className={classes['step']}>
          <h2 ref={heading} tabIndex={-1}>
            {current.title}
          </h2>
          {current.name === 'meet' && meet && (
            <MeetStep labels={meet} chosen={answers.meet} onAnswer={answer} />
          )}
          {current.name === 'ages' && <AgesStep chosen={answers.ages} onAnswer={answer} />}
          {current.name === 'country' && <CountryStep labels={country} onAnswer={answer} />}
          {current.name === 'done' && <Summary answers={answers} labels={meet} {...done} />}
        </div>
        <footer className={classes['foot']}>
          {step > 0 && (
            <Button variant="quiet" onPress={() => setStep(step - 1)}>
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
