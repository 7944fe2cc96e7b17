import { defineRemote } from 'platform/runtime/remote'
import remote from '../remote.ts'

export default defineRemote(remote, {
  pages: {
    staff: () => import('./pages/start'),
    'staff-access': () => import('./pages/access'),
    'staff-log': () => import('./pages/log'),
    'staff-security': () => import('./pages/security'),
  },
  words: (locale) => import(`./words/${locale}.json`),
})
