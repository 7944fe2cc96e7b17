import { Compass, MessageCircleHeart, UserRoundPlus } from 'lucide-react'
import { useWords } from '../use-words.ts'
import classes from './steps.module.css'

const STEPS = [
  ['profile', UserRoundPlus],
  ['find', Compass],
  ['talk', MessageCircleHeart],
] as const

/** How it works, in three steps. */
export function Steps({ title }: { readonly title: string }) {
  const t = useWords()
  return (
    <section>
      <h2>{title}</h2>
      <ol className={classes['list']} role="list">
        {STEPS.map(([step, Icon]) => (
          <li key={step} className={classes['step']}>
            <span className={classes['icon']} aria-hidden="true">
              <Icon strokeWidth={1.75} />
            </span>
            <h3>{t(`home.steps.${step}.title`)}</h3>
            <p>{t(`home.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
