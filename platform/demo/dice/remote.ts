import { remote } from 'platform/protocol'

export default remote({
  name: 'dice',
  routes: [{ name: 'dice', path: '/dice', layout: 'page', access: 'anyone' }],
  // It draws with the browser's own functions, so there is nothing to render on a server.
  first: 'browser',
})
