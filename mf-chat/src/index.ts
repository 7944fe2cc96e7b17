import { defineRemote } from 'platform/runtime/remote'
import remote from '../remote.ts'

export default defineRemote(remote, {
  pages: {
    chats: () => import('./pages/conversations'),
  },
  words: (locale) => import(`./words/${locale}.json`),
})
