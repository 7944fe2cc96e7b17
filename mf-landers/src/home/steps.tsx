import { Compass, MessageCircleHeart, UserRoundPlus } from 'lucide-react'
import { PartSubtitle, PartTitle } from '../landers/part-title.tsx'
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
      <PartTitle>{title}</PartTitle>
      <ol className={classes['list']} role="list">
        {STEPS.map(([step, Icon]) => (
          <li key={step} className={classes['step']}>
            <span className={classes['icon']} aria-hidden="true">
              <Icon strokeWidth={1.75} />
            </span>
            <PartSubtitle>{t(`home.steps.${step}.title`)}</PartSubtitle>
            <p>{t(`home.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
