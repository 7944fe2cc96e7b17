import classes from './strength-meter.module.css'

export interface PasswordStrength {
  /** How many of the four bars are filled. */
  level: 1 | 2 | 3 | 4
  /** The same in words: "Too easy to guess". */
  label: string
}

const tones = { 1: 'danger', 2: 'warning', 3: 'success', 4: 'success' } as const

/** Four bars and a text that is announced when it changes. */
export function StrengthMeter({ level, label }: PasswordStrength) {
  return (
    <div className={classes.root} data-tone={tones[level]}>
      <span className={classes.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={classes.bar} data-filled={bar <= level || undefined} />
        ))}
      </span>
      <span role="status" className={classes.label}>
        {label}
      </span>
    </div>
  )
}
