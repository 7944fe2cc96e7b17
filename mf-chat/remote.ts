import { paths } from 'contracts'
import { remote } from 'platform/data'

export default remote({
  name: 'mf-chat',
  routes: [{ name: 'chats', path: paths.chats, layout: 'default', access: 'member' }],
})
