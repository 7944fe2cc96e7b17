import { defineRemote } from 'platform/runtime/remote'
import remote from '../remote.ts'

export default defineRemote(remote, {
  pages: {
    index: () => import('./pages/home'),
  },
  words: (locale) => import(`./words/${locale}.json`),
})
