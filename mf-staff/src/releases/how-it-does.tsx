import type { StaffBundle } from 'contracts'
import { useFormat } from 'shared-state/format'
import { useWords } from '../use-words.ts'
import classes from './releases.module.css'

/** A version with how it does in the browsers of its visitors. */
export function HowItDoes({ version }: { readonly version: NonNullable<StaffBundle['live']> }) {
  const t = useWords()
  const format = useFormat()
  const { visitors, failures, crashes, load_time, speeds } = version
  return (
    <p className={classes.muted}>
      {t('releases.visitors', { visitors: format.number(visitors) })} ·{' '}
      {t('releases.troubles', { failures: format.number(failures), crashes: format.number(crashes) })}
      {load_time !== null && ` · ${t('releases.loadTime', { ms: format.number(load_time) })}`}
      {speeds.lcp !== null && ` · LCP ${format.number(speeds.lcp)} ms`}
      {speeds.inp !== null && ` · INP ${format.number(speeds.inp)} ms`}
    </p>
  )
}
