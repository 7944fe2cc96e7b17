import { defineRemote } from 'platform/runtime/remote'
import remote from '../remote.ts'

export default defineRemote(remote, {
  pages: { clock: () => import('./pages/clock') },
  widgets: { today: () => import('./widgets/today') },
  words: (locale) => import(`./words/${locale}.json`),
})
