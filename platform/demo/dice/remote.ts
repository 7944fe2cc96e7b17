import { remote } from 'platform/data'

export default remote({
  name: 'dice',
  routes: [{ name: 'dice', path: '/dice', layout: 'page', access: 'anyone' }],
})
