import { type AnswerOf, type getRefund, type Order, paths } from 'contracts'
import { Link, useUnsavedWork } from 'platform/runtime/router'
import { useState } from 'react'
import { useFormat } from 'shared-state/format'
import { Alert } from 'shared-ui/alert'
import { Button } from 'shared-ui/button'
import { Card } from 'shared-ui/card'
import { ConfirmDialog } from 'shared-ui/confirm-dialog'
import { linkLook } from 'shared-ui/link'
import { useProblemText, useWords } from '../../use-words.ts'
import classes from './refund-offer.module.css'
import { useRequestRefund } from './use-request-refund.ts'

interface RefundOfferProps {
  readonly order: Order
  readonly offer: NonNullable<AnswerOf<typeof getRefund>['offer']>
  readonly onRequest: () => void
}

/** §9: the unused credits of an order, and the way to return them. */
export function RefundOffer({ order, offer, onRequest }: RefundOfferProps) {
  const t = useWords()
  const problemText = useProblemText()
  const { number, price, date } = useFormat()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending, error } = useRequestRefund(order.id, onRequest)
  useUnsavedWork(isAsking)
  const words = {
    count: offer.credits,
    number: number(offer.credits),
    amount: price(offer.amount, offer.currency),
    until: date(offer.until),
    method: t(`methods.${order.payment_method}`),
  }
  return (
    <Card className={classes.offer}>
      <h2>{t('refund.title')}</h2>
      {error && <Alert tone="danger">{problemText(error)}</Alert>}
      <p>{t('refund.offer', words)}</p>
      <div className={classes.actions}>
        <Button variant="secondary" onPress={() => setIsAsking(true)}>
          {t('refund.ask', words)}
        </Button>
        <Link to={paths['pages-return-policy']} {...linkLook({ isStandalone: true })}>
          {t('ways.returnPolicy')}
        </Link>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        heading={t('refund.confirm', words)}
        confirmLabel={t('refund.ask', words)}
        cancelLabel={t('refund.keep')}
        isPending={isPending}
        pendingLabel={t('refund.asking')}
        onConfirm={() => mutate(offer.credits, { onSettled: () => setIsAsking(false) })}
      >
        {t('refund.confirmText', words)}
        {` ${t(offer.ends_premium ? 'refund.endsPremium' : 'refund.keepsPremium')}`}
        {order.discount > 0 && ` ${t('refund.discountGone')}`}
      </ConfirmDialog>
    </Card>
  )
}
