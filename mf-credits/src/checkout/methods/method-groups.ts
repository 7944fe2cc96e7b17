import type { PaymentOption, paymentFamilies } from 'contracts'

type Family = (typeof paymentFamilies)[number]

/** Groups under one heading each; a family that stands in none would not be offered. */
const groupOf = {
  redirect: 'bank',
  wallet: 'wallet',
  card: 'card',
  debit: 'account',
  transfer: 'account',
  voucher: 'voucher',
} as const satisfies Record<Family, string>

export type MethodGroup = (typeof groupOf)[Family]

/** The ways to pay by group. Groups and ways keep the server's order, in which a country's own come first. */
export function methodGroups(methods: readonly PaymentOption[]) {
  const groups = new Map<MethodGroup, PaymentOption[]>()
  for (const method of methods) {
    const group = groupOf[method.family]
    groups.set(group, [...(groups.get(group) ?? []), method])
  }
  return [...groups]
}
