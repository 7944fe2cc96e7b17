import type { PaymentOption } from 'contracts'

/**
 * The way to pay that is selected at first: the first of these that is offered, such as the one in the address or the one
 * used last, and otherwise the first of the cheapest, so that nobody pays a fee they did not choose.
 */
export function preselected(
  methods: readonly PaymentOption[],
  known: readonly (string | null | undefined)[],
): PaymentOption | undefined {
  const possible = methods.filter(({ refusal }) => refusal === null)
  const wished = known.flatMap((id) => possible.find((method) => method.id === id) ?? [])
  const least = Math.min(...possible.map(({ total }) => total))
  return wished[0] ?? possible.find(({ total }) => total === least)
}
