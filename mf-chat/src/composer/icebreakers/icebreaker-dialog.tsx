import { Dialog } from 'shared-ui/dialog'
import { Suggestion } from 'shared-ui/suggestions'
import { useWords } from '../../use-words.ts'
import classes from './icebreaker-dialog.module.css'

interface IcebreakerDialogProps {
  readonly ideas: readonly string[]
  readonly onChoose: (line: string) => void
  readonly onClose: () => void
}

/** §2: the icebreaker modal. */
export function IcebreakerDialog({ ideas, onChoose, onClose }: IcebreakerDialogProps) {
  const t = useWords()
  const choose = (line: string) => {
    onClose()
    onChoose(line)
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isFullScreenOnPhones
      heading={t('composer.icebreakers.heading')}
      closeLabel={t('close')}
    >
      <p className={classes.text}>{t('composer.icebreakers.text')}</p>
      <ul role="list" className={classes.list}>
        {ideas.map((line) => (
          <li key={line}>
            <Suggestion className={classes.idea} onClick={() => choose(line)}>
              {line}
            </Suggestion>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
