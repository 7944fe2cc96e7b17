import { defineRemote } from 'platform/runtime/remote'
import remote from '../remote.ts'

export default defineRemote(remote, {
  pages: {
    staff: () => import('./pages/start'),
    'staff-access': () => import('./pages/access'),
    'staff-complaints': () => import('./pages/complaints'),
    'staff-complaints-id': () => import('./pages/complaint'),
    'staff-figures': () => import('./pages/figures'),
    'staff-brand': () => import('./pages/brand'),
    'staff-brands': () => import('./pages/brands'),
    'staff-log': () => import('./pages/log'),
    'staff-moderation': () => import('./pages/moderation'),
    'staff-moderation-id': () => import('./pages/moderation-case'),
    'staff-moderation-photos': () => import('./pages/moderation-photos'),
    'staff-members': () => import('./pages/members'),
    'staff-members-id': () => import('./pages/member'),
    'staff-orders': () => import('./pages/orders'),
    'staff-orders-id': () => import('./pages/order'),
    'staff-waiting-money': () => import('./pages/waiting-money'),
    'staff-reconciliation': () => import('./pages/reconciliation'),
    'staff-codes': () => import('./pages/codes'),
    'staff-prices': () => import('./pages/prices'),
    'staff-releases': () => import('./pages/releases'),
    'staff-operations': () => import('./pages/operations'),
    'staff-security': () => import('./pages/security'),
  },
  words: (locale) => import(`./words/${locale}.json`),
})
