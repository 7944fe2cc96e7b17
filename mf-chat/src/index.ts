import { defineRemote } from 'platform/runtime/remote'
import remote from '../remote.ts'

export default defineRemote(remote, {
  pages: {
    chats: () => import('./pages/conversations'),
    'chats-id': () => import('./pages/conversation'),
    'members-id-chat': () => import('./pages/member-chat'),
  },
  widgets: {
    'first-message': () => import('./widgets/first-message'),
    'like-comment': () => import('./widgets/like-comment'),
  },
  words: (locale) => import(`./words/${locale}.json`),
})
