import { defineRemote } from 'platform/runtime/remote'
import remote from '../remote.ts'

export default defineRemote(remote, {
  pages: {
    notes: () => import('./pages/notes'),
    note: () => import('./pages/note'),
  },
  words: (locale) => import(`./words/${locale}.json`),
})
