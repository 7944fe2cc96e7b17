import { useFormat } from 'shared-state/format'
import { useWords } from '../../use-words.ts'
import classes from '../composer.module.css'

/** Explains, after an attempt to send, why the text stays where it is. */
export function TooLong({ excess }: { readonly excess: number }) {
  const t = useWords()
  const { number } = useFormat()
  return (
    <p id="composer-too-long" role="alert" className={classes.tooLong}>
      {t('composer.shorten', { count: excess, number: number(excess) })}
    </p>
  )
}
