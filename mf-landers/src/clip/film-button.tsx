import { Pause, Play } from 'lucide-react'
import { useWords } from '../use-words.ts'
import classes from './film-button.module.css'

interface FilmButtonProps {
  readonly isRunning: boolean
  readonly onChange: (isRunning: boolean) => void
}

/** WCAG 2.2.2: stops what moves by itself, and starts what does not. */
export function FilmButton({ isRunning, onChange }: FilmButtonProps) {
  const t = useWords()
  const Icon = isRunning ? Pause : Play
  return (
    <button
      type="button"
      className={classes.root}
      aria-label={isRunning ? t('landers.pause') : t('landers.play')}
      onClick={() => onChange(!isRunning)}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  )
}
