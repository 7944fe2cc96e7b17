import type { RemoteModule } from 'platform/runtime/remote'

const pages = {
  dice: () => import('./pages/dice'),
}

/** A remote without React: the lifecycles are the contract, and this is what `defineRemote` makes for the others. */
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
  // The same page at another query or hash, which make no difference here.
  async update({ onDrawn }) {
    onDrawn()
  },
  // The element goes, and everything in it.
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
