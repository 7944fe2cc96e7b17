import { paths } from 'contracts'
import { remote } from 'platform/protocol'

export default remote({
  name: 'mf-chat',
  routes: [
    { name: 'chats', path: paths.chats, layout: 'default', access: 'member' },
    { name: 'chats-id', path: paths['chats-id'], layout: 'chat', access: 'member' },
    { name: 'members-id-chat', path: paths['members-id-chat'], layout: 'chat', access: 'member' },
  ],
  slots: [
    { slot: 'match', widget: 'first-message', access: 'member' },
    { slot: 'overlay', widget: 'like-comment', access: 'member' },
  ],
})
