import { href, type Spending } from 'contracts'
import { Link, useLocation } from 'platform/runtime/router'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from 'shared-state/format'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { linkLook } from 'shared-ui/link'
import { useProblemText, useWords } from '../../../use-words.ts'
import classes from './limit.module.css'
import { LIMIT_ANCHOR } from './limit-address.ts'
import { LimitForm } from './limit-form.tsx'
import { NextLimit } from './next-limit.tsx'
import { useSetLimit } from './use-set-limit.ts'

/** The most that the user wants to spend in a month: how much, from when, and the ways to change it. */
export function Limit({ spending }: { readonly spending: Spending }) {
  const t = useWords()
  const problemText = useProblemText()
  const { price } = useFormat()
  const { limit, limit_left: left, next_limit: next } = spending
  const heading = useArrival(LIMIT_ANCHOR)
  const [isEditing, setIsEditing] = useState(false)
  const [wasEdited, setWasEdited] = useState(false)
  const { mutate, isPending, error } = useSetLimit()

  function leaveForm() {
    setIsEditing(false)
    setWasEdited(true)
  }

  return (
    <section aria-labelledby={LIMIT_ANCHOR} className={classes.limit}>
      <h3 id={LIMIT_ANCHOR} ref={heading} tabIndex={-1}>
        {t('limit.title')}
      </h3>
      <p>{limit ? t('limit.present', { amount: price(limit.amount, limit.currency) }) : t('limit.none')}</p>
      {left && (
        <p>
          {t('limit.leftNow', { left: price(left.left, left.currency) })}
          {left.waiting > 0 && ` ${t('limit.waiting', { waiting: price(left.waiting, left.currency) })}`}
        </p>
      )}
      {left?.waiting_order && (
        <p>
          <Link
            to={href('transactions-id', { id: left.waiting_order })}
            {...linkLook({ isStandalone: true })}
          >
            {t('ways.waiting')}
          </Link>
        </p>
      )}
      {next && <NextLimit next={next} isPending={isPending} onKeep={limit && (() => mutate(limit))} />}
      {error && <Alert tone="danger">{problemText(error)}</Alert>}
      {isEditing ? (
        <LimitForm spending={spending} onDone={leaveForm} />
      ) : (
        <div className={classes.actions}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the form that had the focus has just closed */}
          <Button variant="secondary" autoFocus={wasEdited} onPress={() => setIsEditing(true)}>
            {t(limit ? 'limit.change' : 'limit.set')}
          </Button>
          {limit && next?.limit !== null && (
            <Button
              variant="quiet"
              isPending={isPending}
              pendingLabel={t('limit.saving')}
              onPress={() => mutate(null)}
            >
              {t('limit.remove')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** Focuses a heading that the address names, once it is there: it loads later than the page. */
function useArrival(anchor: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const isNamed = useLocation().hash === `#${anchor}`
  useEffect(() => {
    if (isNamed) heading.current?.focus()
  }, [isNamed])
  return heading
}
