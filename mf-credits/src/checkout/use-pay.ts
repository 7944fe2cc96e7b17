import { createOrder, getBundles, getPaymentMethods, href, type InputOf, type Order } from 'contracts'
import { useNavigate } from 'platform/runtime/router'
import { useEffect, useRef, useState } from 'react'
import { ApiError, call } from 'shared-state/api'
import { rememberPaymentMethod } from 'shared-state/payment'
import { queryClient, useMutation } from 'shared-state/query'
import { codeOf } from '../problem.ts'
import { orderQuery } from '../queries/order-query.ts'

type Purchase = Omit<InputOf<typeof createOrder>['body'], 'id'>

/** The answers that the server's refusal has just shown to be old. */
const outdated: readonly string[] = [getBundles.path, getPaymentMethods.path]

/** Orders a bundle, and leaves for the page of the payment switch. */
export function usePay() {
  const navigate = useNavigate()
  const requestId = useRequestId()
  const [isLeaving, setIsLeaving] = useState(false)
  /** From the press on, before anything is rendered again, until the page is left. */
  const isBusy = useRef(false)

  // The browser's back button may bring this page back as it was.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      isBusy.current = false
      setIsLeaving(false)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  function follow(order: Order) {
    requestId.forget()
    rememberPaymentMethod(order.payment_method)
    queryClient.setQueryData(orderQuery(order.id).queryKey, { order })
    if (order.payment_url === null) return navigate(href('transactions-id', { id: order.id }))
    setIsLeaving(true)
    location.assign(order.payment_url)
  }

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn(purchase: Purchase) {
      // A retry after minutes without a connection would leave the page when nobody expects it any more.
      if (!navigator.onLine) throw new ApiError('offline')
      return call(createOrder, { body: { ...purchase, id: requestId.of(purchase) } })
    },
    onSuccess: ({ order }) => follow(order),
    onError(refusal) {
      isBusy.current = false
      const code = codeOf(refusal)
      if (code !== 'price_changed' && code !== 'payment_method_unavailable') return
      for (const path of outdated) void queryClient.invalidateQueries({ queryKey: [path] })
    },
  })

  function pay(purchase: Purchase) {
    if (isBusy.current) return
    isBusy.current = true
    mutate(purchase)
  }

  return { pay, isPending: isPending || isLeaving, error, reset }
}

/** The same id for the same purchase until it succeeds, so that a repeat orders nothing twice. */
function useRequestId() {
  const last = useRef<{ readonly purchase: string; readonly id: string } | null>(null)
  return {
    of(purchase: Purchase): string {
      const key = JSON.stringify(purchase)
      if (last.current?.purchase !== key) last.current = { purchase: key, id: crypto.randomUUID() }
      return last.current.id
    },
    forget: () => void (last.current = null),
  }
}
