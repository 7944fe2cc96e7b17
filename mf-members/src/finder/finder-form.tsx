import { Link, useNavigate, useUnsavedWork } from 'platform/runtime/router'
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

/** Asks one question at a time. Each can be skipped; the address holds the answers. */
export function FinderForm({ step, answers }: FinderFormProps) {
  const t = useWords()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const [draft, setDraft] = useState(answers)
  useUnsavedWork(finderSearch(step, draft) !== finderSearch(step, answers))
  const index = questions.indexOf(step)
  const before = stepBeside(step, -1)
  const after = stepBeside(step, 1) ?? 'found'
  const isLast = after === 'found'

  useEffect(() => {
    // On the first question the page's own heading has the focus.
    if (index > 0) heading.current?.focus()
  }, [index])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void navigate(finderSearch(after, draft))
  }

  return (
    <form className={classes.form} method="dialog" noValidate onSubmit={submit}>
      <ProgressSteps
        steps={questions.map((one) => t(`matchFinder.steps.${one}`))}
        current={index}
        label={t('matchFinder.step', { step: index + 1, steps: questions.length })}
      />
      <Card padding="large" className={classes.question}>
        <h2 ref={heading} tabIndex={-1}>
          {t(`matchFinder.questions.${step}`)}
        </h2>
        <FinderQuestion step={step} answers={draft} onAnswer={setDraft} />
      </Card>
      <div className={classes.ways}>
        {before && (
          <Link to={finderSearch(before, draft)} {...buttonLook({ variant: 'quiet' })}>
            {t('matchFinder.before')}
          </Link>
        )}
        <Button type="submit" className={classes.on}>
          {t(isLast ? 'matchFinder.find' : 'matchFinder.next')}
        </Button>
      </div>
    </form>
  )
}
