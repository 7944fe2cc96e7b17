import { defineRemote } from 'platform/runtime/remote'
import remote from '../remote.ts'

export default defineRemote(remote, {
  pages: {
    pricing: () => import('./pages/pricing'),
  },
  words: (locale) => import(`./words/${locale}.json`),
})
