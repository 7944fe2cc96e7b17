import { remote } from 'platform/protocol'

export default remote({
  name: 'clock',
  routes: [{ name: 'clock', path: '/', layout: 'page', access: 'anyone' }],
  slots: [{ slot: 'corner', widget: 'today' }],
})
