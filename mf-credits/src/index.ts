import { defineRemote } from 'platform/runtime/remote'
import remote from '../remote.ts'

export default defineRemote(remote, {
  pages: {
    credits: () => import('./pages/credits'),
    'credits-id-paymentmethod': () => import('./pages/checkout'),
    'credits-repeat-order': () => import('./pages/repeat-order'),
    premium: () => import('./pages/premium'),
    pricing: () => import('./pages/pricing'),
    'transactions-id': () => import('./pages/transactions'),
    directdebit: () => import('./pages/direct-debit'),
  },
  widgets: {
    'time-bonus-banner': () => import('./widgets/time-bonus-banner'),
    'time-bonus': () => import('./widgets/time-bonus'),
    'leaving-discount': () => import('./widgets/leaving-discount'),
    'try-out': () => import('./widgets/try-out'),
  },
  words: (locale) => import(`./words/${locale}.json`),
})
