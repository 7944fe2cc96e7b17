import { type AnswerOf, type ListedLander, type listLanders } from 'contracts'
import { useState } from 'react'
import { useSettings } from 'shared-state/session'
import { addressOf } from '../document/address-of.ts'
import { useNow } from '../use-now.ts'
import { useStudioWords } from '../use-studio-words.ts'
import { DuplicateDialog } from './duplicate-dialog.tsx'
import { FindForm } from './find-form.tsx'
import { anything, isWanted } from './is-wanted.ts'
import { LanderRow } from './lander-row.tsx'
import classes from './list.module.css'

/** The brand's documents, the latest changed first: all of them, or those that somebody looks for. */
export function LanderList({ landers, brands }: AnswerOf<typeof listLanders>) {
  const t = useStudioWords()
  const { niche } = useSettings()
  const now = useNow()
  const [wanted, setWanted] = useState(anything)
  const [copied, setCopied] = useState<ListedLander>()
  if (landers.length === 0) return <p>{t('list.none')}</p>
  const found = landers
    .map((lander) => ({ lander, name: lander.kind === 'home' ? t('kinds.home') : addressOf(lander, niche) }))
    .filter(({ lander, name }) => isWanted(lander, name, wanted))
  return (
    <div>
      <FindForm wanted={wanted} kinds={[...new Set(landers.map(({ kind }) => kind))]} onChange={setWanted} />
      <p role="status" className={classes.count}>
        {found.length === 0 ? t('find.none') : t('find.count', { count: found.length })}
      </p>
      <ul role="list" className={classes.list}>
        {found.map(({ lander, name }) => (
          <LanderRow
            key={lander.id}
            lander={lander}
            name={name}
            now={now}
            onDuplicate={() => setCopied(lander)}
          />
        ))}
      </ul>
      {copied && <DuplicateDialog lander={copied} brands={brands} onClose={() => setCopied(undefined)} />}
    </div>
  )
}
