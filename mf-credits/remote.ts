import { paths } from 'contracts'
import { remote } from 'platform/data'

export default remote({
  name: 'mf-credits',
  routes: [{ name: 'pricing', path: paths.pricing, layout: 'default', access: 'any' }],
})
