import { remote } from 'platform/protocol'

export default remote({
  name: 'inspire',
  routes: [],
  // Explore's widget stands in again as soon as this one is taken back, or fails.
  slots: [{ slot: 'recommendations', widget: 'recommendations', replaces: 'explore' }],
  // It draws with the browser's own functions, so there is nothing to render on a server.
  first: 'browser',
})
