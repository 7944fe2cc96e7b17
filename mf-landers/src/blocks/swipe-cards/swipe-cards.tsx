import * as z from 'contracts/schema'
import { Heart, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { classNames } from 'shared-ui/class-names'
import { defineBlock } from '../../block/block.tsx'
import { SignupLink } from '../../block/signup-link.tsx'
import { clipNames, stillOf } from '../../clip/clips.ts'
import { Stage } from '../../stage/stage.tsx'
import { StageWords } from '../../stage/stage-words.tsx'
import { useWords } from '../../use-words.ts'
import type { Answers } from './deal.ts'
import classes from './swipe-cards.module.css'
import { SwipeEnd } from './swipe-end.tsx'
import { SwipeStack } from './swipe-stack.tsx'

const props = z.object({
  kicker: z.string(),
  title: z.string(),
  text: z.string(),
  button: z.string(),
  note: z.string(),
  cards: z
    .array(z.object({ clip: z.enum(clipNames), label: z.string() }))
    .check(z.minLength(1), z.maxLength(8)),
})

/** Cards to say yes or no to: by swiping, by button, or with the arrow keys. */
function SwipeCards({ kicker, title, text, button, note, cards }: z.infer<typeof props>) {
  const t = useWords()
  const [answers, setAnswers] = useState<Answers>([])
  const isOver = answers.length >= cards.length
  const answer = (isYes: boolean) =>
    setAnswers((before) => (before.length < cards.length ? [...before, isYes] : before))

  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if ((target as Element).closest('input, select, textarea, [role="dialog"], [role="listbox"]')) return
      if (key === 'ArrowRight' || key === 'ArrowLeft') {
        setAnswers((before) => (before.length < cards.length ? [...before, key === 'ArrowRight'] : before))
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [cards.length])

  return (
    <Stage light="day">
      <div className={classes.inner}>
        <div className={classes.words}>
          <StageWords kicker={kicker} title={title} text={isOver ? undefined : text} />
          {!isOver && (
            <div className={classes.beside}>
              <SignupLink>{button}</SignupLink>
              <p className={classes.hint}>{note}</p>
            </div>
          )}
        </div>
        <div className={classes.game}>
          {isOver ? (
            <SwipeEnd
              liked={cards.filter((_, index) => answers[index])}
              button={button}
              note={note}
              onAgain={() => setAnswers([])}
            />
          ) : (
            <>
              <SwipeStack cards={cards} answers={answers} onAnswer={answer} />
              <div className={classes.buttons}>
                <button type="button" className={classes.no} onClick={() => answer(false)}>
                  <X aria-hidden="true" />
                  {t('landers.tinderswipe.no')}
                </button>
                <button type="button" className={classes.yes} onClick={() => answer(true)}>
                  <Heart aria-hidden="true" />
                  {t('landers.tinderswipe.yes')}
                </button>
              </div>
              <p className={classNames(classes.hint, classes.keys)}>{t('landers.tinderswipe.hint')}</p>
              <SignupLink size="medium" variant="quiet" className={classes.below}>
                {button}
              </SignupLink>
            </>
          )}
        </div>
      </div>
    </Stage>
  )
}

export const swipeCards = defineBlock({
  type: 'swipe-cards',
  bv: 1,
  props,
  Draw: SwipeCards,
  still: ({ cards: [first] }) => first && stillOf(first.clip),
})
