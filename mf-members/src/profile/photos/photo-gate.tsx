import { type MemberProfile, paths } from 'contracts'
import { LockKeyhole } from 'lucide-react'
import { Link, useLocation } from 'platform/runtime/router'
import type { ReactNode } from 'react'
import { openOverlay } from 'shared-state/overlays'
import { useRole } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { buttonLook } from 'shared-ui/button-link'
import { useWords } from '../../use-words.ts'
import classes from './photo-gate.module.css'

/** §2, §6: invites visitors to see more, and tells members which photos are private and how to unlock them. */
export function PhotoGate({ profile }: { readonly profile: MemberProfile }) {
  const t = useWords()
  const { pathname } = useLocation()
  const isVisitor = useRole() === 'visitor'
  const blurred = profile.photos.filter((photo) => photo.is_blurred).length
  if (isVisitor) {
    return (
      <Gate text={t('invitation.text')}>
        <Button size="small" onPress={() => openOverlay('signup')}>
          {t('invitation.signUp')}
        </Button>
        <Link
          to={`${paths.login}?${new URLSearchParams({ back: pathname })}`}
          {...buttonLook({ size: 'small', variant: 'quiet' })}
        >
          {t('ways.logIn')}
        </Link>
      </Gate>
    )
  }
  if (blurred === 0) return null
  return (
    <Gate heading={t('photos.privateCount', { count: blurred })} text={t('problems.premium_only')}>
      <Link to={paths.premium} {...buttonLook({ size: 'small' })}>
        {t('getPremium')}
      </Link>
    </Gate>
  )
}

interface GateProps {
  readonly heading?: string
  readonly text: string
  readonly children: ReactNode
}

function Gate({ heading, text, children }: GateProps) {
  return (
    <div className={classes.root}>
      <LockKeyhole aria-hidden="true" className={classes.icon} />
      <div>
        {heading && <p className={classes.heading}>{heading}</p>}
        <p className={classes.text}>{text}</p>
      </div>
      <div className={classes.ways}>{children}</div>
    </div>
  )
}
