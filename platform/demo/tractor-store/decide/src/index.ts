import { defineRemote } from 'platform/runtime/remote'
import remote from '../remote.ts'

export default defineRemote(remote, {
  pages: { product: () => import('./pages/product') },
  words: (locale) => import(`./words/${locale}.json`),
})
