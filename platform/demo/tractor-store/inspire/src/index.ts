import type { RemoteModule } from 'platform/runtime/remote'

const widgets = {
  recommendations: () => import('./widgets/recommendations'),
}

/** A remote without React, with a widget and no page. */
const remote: RemoteModule = {
  async preload() {
    return 'missing'
  },
  async bootstrap() {},
  async mount() {
    throw new Error('Inspire has no pages.')
  },
  async update() {},
  async unmount() {},
  async words(locale) {
    return (await import(`./words/${locale}.json`)).default
  },
  async widget() {
    return (await widgets.recommendations()).recommendations()
  },
  canUpdate: () => true,
}

export default remote
