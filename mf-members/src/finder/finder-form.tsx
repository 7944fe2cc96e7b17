import { Link, useNavigate } from 'platform/runtime/router'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { Card } from 'shared-ui/card'
import { ProgressSteps } from 'shared-ui/progress-steps'
import { useWords } from '../use-words.ts'
import classes from './finder.module.css'
import {
  type FinderAnswers,
  type FinderStep,
  finderSearch,
  finderSteps,
  stepBeside,
} from './finder-address.ts'
import { FinderQuestion } from './finder-question.tsx'

interface FinderFormProps {
  readonly step: Exclude<FinderStep, 'found'>
  readonly answers: FinderAnswers
}

const questions = finderSteps.filter((step) => step !== 'found')

/** One question at a time; each answer can be left out, and stands in the address once it is given. */
export function FinderForm({ step, answers }: FinderFormProps) {
  const t = useWords()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const [draft, setDraft] = useState(answers)
  const place = questions.indexOf(step)
  const before = stepBeside(step, -1)
  const after = stepBeside(step, 1) ?? 'found'
  const isLast = after === 'found'

  useEffect(() => {
    // The first question follows the page's own heading.
    if (place > 0) heading.current?.focus()
  }, [place])

  function goOn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void navigate(finderSearch(after, draft))
  }

  return (
    <form className={classes['form']} noValidate onSubmit={goOn}>
      <ProgressSteps
        steps={questions.map((one) => t(`matchFinder.steps.${one}`))}
        current={place}
        label={t('matchFinder.step', { step: place + 1, steps: questions.length })}
      />
      <Card padding="large" className={classes['question']}>
        <h2 ref={heading} tabIndex={-1}>
          {t(`matchFinder.questions.${step}`)}
        </h2>
        <FinderQuestion step={step} answers={draft} onAnswer={setDraft} />
      </Card>
      <div className={classes['ways']}>
        {before && (
          <Link to={finderSearch(before, draft)} {...buttonLook({ variant: 'quiet' })}>
            {t('matchFinder.before')}
          </Link>
        )}
        <Button type="submit" className={classes['on']}>
          {t(isLast ? 'matchFinder.find' : 'matchFinder.next')}
        </Button>
      </div>
    </form>
  )
}
