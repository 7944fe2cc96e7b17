import { defineRemote } from 'platform/runtime/remote'
import remote from '../remote.ts'

export default defineRemote(remote, {
  pages: {
    members: () => import('./pages/search'),
  },
  words: (locale) => import(`./words/${locale}.json`),
})
