import type { RemoteModule } from 'platform/runtime/remote'

const pages = {
  dice: () => import('./pages/dice'),
}

/** A remote without React. It implements by hand the lifecycles that `defineRemote` generates for the others. */
const remote: RemoteModule = {
  async preload() {
    await pages.dice()
  },
  async bootstrap() {},
  async mount({ domElement, ...props }) {
    const { draw } = await pages.dice()
    draw(domElement, props)
    props.onDrawn()
  },
  // Called when only the query or the hash changes, which this page ignores.
  async update({ onDrawn }) {
    onDrawn()
  },
  // The platform removes the element with everything in it.
  async unmount() {},
  async words(locale) {
    return (await import(`./words/${locale}.json`)).default
  },
  async widget(name) {
    throw new Error(`The dice have no widget named ${name}.`)
  },
  canUpdate: () => true,
}

export default remote
