import { remote } from 'platform/protocol'

export default remote({
  name: 'decide',
  routes: [{ name: 'product', path: '/product/:id', layout: 'shop', access: 'anyone', query: ['sku'] }],
})
