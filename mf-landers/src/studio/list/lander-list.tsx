import { type AnswerOf, href, type LanderSummary, type listLanders } from 'contracts'
import { Link } from 'platform/runtime/router'
import { useState } from 'react'
import { useFormat } from 'shared-state/format'
import { useSettings } from 'shared-state/session'
import { Button } from 'shared-ui/button'
import { linkLook } from 'shared-ui/link'
import { addressOf } from '../document/address-of.ts'
import { PageLinks } from '../page-links.tsx'
import { StatusBadge, useRevisionText } from '../status-badge.tsx'
import { useNow } from '../use-now.ts'
import { useStudioWords } from '../use-studio-words.ts'
import { DeleteButton } from './delete-button.tsx'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import classes from './list.module.css'

/** The brand's documents, the latest changed first. */
export function LanderList({ landers, brands }: AnswerOf<typeof listLanders>) {
  const t = useStudioWords()
  const revisionText = useRevisionText()
  const format = useFormat()
  const { niche } = useSettings()
  const now = useNow()
  const [copied, setCopied] = useState<LanderSummary>()
  if (landers.length === 0) return <p>{t('list.none')}</p>
  return (
    <>
      <ul role="list" className={classes['list']}>
        {landers.map((lander) => {
          const address = lander.kind === 'home' ? t('kinds.home') : addressOf(lander, niche)
          return (
            <li key={lander.id} className={classes['lander']}>
              <div className={classes['names']}>
                <Link to={href('studio-id', { id: lander.id })} {...linkLook({ isStandalone: true })}>
                  {address}
                </Link>
                <StatusBadge lander={lander} now={now} />
                <p className={classes['note']}>
                  {revisionText(lander, now)}, {lander.author}, {format.dateTime(lander.changed_at)}
                </p>
              </div>
              <div className={classes['actions']}>
                <PageLinks lander={lander} now={now} />
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('duplicate.of', { address })}
                  onPress={() => setCopied(lander)}
                >
                  {t('duplicate.action')}
                </Button>
                {lander.status === 'draft' && <DeleteButton lander={lander} address={address} />}
              </div>
            </li>
          )
        })}
      </ul>
      {copied && <DuplicateDialog lander={copied} brands={brands} onClose={() => setCopied(undefined)} />}
    </>
  )
}
