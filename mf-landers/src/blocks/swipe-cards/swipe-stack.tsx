import { Spoken } from 'shared-ui/spoken'
import { type ClipName, clips } from '../../clip/clips.ts'
import { useWords } from '../../use-words.ts'
import type { Answers } from './deal.ts'
import classes from './swipe-stack.module.css'
import { useThrow } from './use-throw.ts'

interface SwipeStackProps {
  readonly cards: readonly { readonly clip: ClipName; readonly label: string }[]
  readonly answers: Answers
  readonly onAnswer: (isYes: boolean) => void
}

/** The cards, the current one on top. Those that are answered fly off to their side. */
export function SwipeStack({ cards, answers, onAnswer }: SwipeStackProps) {
  const t = useWords()
  const thrown = useThrow(onAnswer)
  const current = answers.length
  return (
    <div className={classes.stack}>
      {cards.map(({ clip, label }, index) => (
        <div
          key={`${clip} ${index}`}
          className={classes.card}
          data-place={placeOf(index, answers)}
          aria-hidden={index !== current}
          {...(index === current && thrown)}
        >
          <img src={clips[clip].any.poster} alt="" width="720" height="720" draggable={false} />
          <p className={classes.label}>{label}</p>
          <span className={classes.yes} aria-hidden="true">
            {t('landers.tinderswipe.yes')}
          </span>
          <span className={classes.no} aria-hidden="true">
            {t('landers.tinderswipe.no')}
          </span>
        </div>
      ))}
      <Spoken aria-live="polite">
        {`${t('landers.tinderswipe.place', { n: current + 1, total: cards.length })}: ${cards[current]?.label}`}
      </Spoken>
    </div>
  )
}

function placeOf(index: number, answers: Answers) {
  const answer = answers[index]
  if (answer !== undefined) return answer ? 'yes' : 'no'
  return ['top', 'next', 'last'][Math.min(2, index - answers.length)]
}
