import { useFormat } from 'shared-state/format'
import { SignupLink } from '../../block/signup-link.tsx'
import { type Answers, ageText, type Meet } from './answers.ts'
import classes from './icon-steps.module.css'

interface SummaryProps {
  readonly answers: Answers
  readonly labels: Readonly<Record<Meet, string>> | null
  readonly title: string
  readonly text: string
  readonly button: string
}

/** The answers once more, and the way to the signup, which takes them along. */
export function Summary({ answers: { meet, ages, country }, labels, title, text, button }: SummaryProps) {
  const format = useFormat()
  return (
    <div className={classes.summary}>
      <ul className={classes.chips} role="list">
        {meet && labels && <li>{labels[meet]}</li>}
        {ages && <li>{ageText(ages)}</li>}
        {country && <li>{format.country(country)}</li>}
      </ul>
      <p>{text}</p>
      <SignupLink className={classes.go} promise={{ title, isLast: true }}>
        {button}
      </SignupLink>
    </div>
  )
}
