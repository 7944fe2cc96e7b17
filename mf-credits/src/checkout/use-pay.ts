import { href, type Order } from 'contracts'
import { useNavigate, useUnsavedWork } from 'platform/runtime/router'
import { useEffect, useRef, useState } from 'react'
import { useMutation } from 'shared-state/query'
import { type Purchase, useSendOrder } from './use-send-order.ts'

/** Orders a bundle, and leaves for the page of the payment switch. */
export function usePay() {
  const navigate = useNavigate()
  const sendOrder = useSendOrder()
  const [isLeaving, setIsLeaving] = useState(false)
  /** From the press on, before anything is rendered again, until the page is left. */
  const isInFlight = useRef(false)

  // The browser's back button may bring this page back as it was.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isInFlight.current = false
      setIsLeaving(false)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  function follow(order: Order) {
    if (order.payment_url === null) return navigate(href('transactions-id', { id: order.id }))
    setIsLeaving(true)
    location.assign(order.payment_url)
  }

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: sendOrder,
    onSuccess: follow,
    onError() {
      isInFlight.current = false
    },
  })
  useUnsavedWork(isPending || isLeaving)

  function pay(purchase: Purchase) {
    if (isInFlight.current) return
    isInFlight.current = true
    mutate(purchase)
  }

  return { pay, isPending: isPending || isLeaving, error, reset }
}
