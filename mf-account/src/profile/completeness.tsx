import type { MouseEvent } from 'react'
import { useProfileWords } from 'shared-state/profile-words'
import { linkLook } from 'shared-ui/link'
import { useWords } from '../use-words.ts'
import { focusField } from './fields/focus-field.ts'
import { nextGaps, type ProfileGap } from './own-gaps.ts'
import classes from './profile.module.css'

/** Links to the next fields that would complete the profile. */
export function Completeness({ gaps }: { readonly gaps: readonly ProfileGap[] }) {
  const t = useWords()
  const words = useProfileWords()
  if (gaps.length === 0) return <p className={classes.note}>{t('profile.complete')}</p>

  function focusGap(event: MouseEvent, gap: ProfileGap) {
    // A navigation would trigger the leave guard of a section with unsaved changes.
    event.preventDefault()
    focusField(gap)
  }

  return (
    <div className={classes.gaps}>
      <p>{t('profile.next')}</p>
      <ul>
        {nextGaps(gaps).map((gap) => (
          <li key={gap}>
            <a
              href={`#${gap}`}
              onClick={(event) => focusGap(event, gap)}
              {...linkLook({ isStandalone: true })}
            >
              {gap === 'photos' ? t('profile.addPhoto') : words.label(gap)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
