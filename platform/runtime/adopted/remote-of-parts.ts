import type { HostProps, Lifecycles, PageProps, RemoteModule, WidgetProps } from '../contract.ts'
import type { AdoptedSettings } from './settings.ts'

/** Props of a page or a widget, with what single-spa adds. */
export type PartProps = HostProps & { readonly name: string }

interface DrawnPart {
  update?(props: PartProps): Promise<void>
  unmount(): Promise<void>
}

/** Draws a part in an element. */
type Draw = (element: HTMLElement, props: PartProps) => Promise<DrawnPart>

/** Makes a remote of pages and widgets that draw themselves; `open` loads the code of one by its name. */
export function remoteOfParts(
  titles: AdoptedSettings['titles'],
  open: (part: string) => Promise<Draw>,
): RemoteModule {
  const pages = lifecyclesOf<PageProps>(async ({ route }) => [route, await open(route)])
  return {
    bootstrap: pages.bootstrap,
    async mount(props) {
      await pages.mount(props)
      props.onDrawn()
    },
    async update(props) {
      await pages.update(props)
      props.onDrawn()
    },
    unmount: pages.unmount,
    async preload({ route }) {
      await open(route)
      return undefined
    },
    async words(locale) {
      return { titles: titles[locale] ?? {} }
    },
    async widget(name) {
      const draw = await open(name)
      return lifecyclesOf<WidgetProps>(async () => [name, draw])
    },
    canUpdate: () => true,
  }
}

/** An update may lead to another part, as from one page to the next: then that is drawn in place of the first. */
function lifecyclesOf<Props extends HostProps>(
  choose: (props: Props & { readonly name: string }) => Promise<readonly [part: string, draw: Draw]>,
): Lifecycles<Props> {
  const drawn = new Map<string, DrawnPart & { readonly part: string; readonly root: HTMLElement }>()

  async function show(root: HTMLElement, props: Props & { readonly name: string }) {
    const [part, draw] = await choose(props)
    const element = document.createElement('div')
    root.replaceChildren(element)
    drawn.set(props.name, { ...(await draw(element, props)), part, root })
  }

  return {
    async bootstrap() {},
    async mount(props) {
      await show(props.domElement, props)
    },
    async update(props) {
      const before = drawn.get(props.name)
      if (!before) return
      const [part] = await choose(props)
      if (part === before.part) return await before.update?.(props)
      await before.unmount()
      await show(before.root, props)
    },
    async unmount({ name }) {
      await drawn.get(name)?.unmount()
      drawn.delete(name)
    },
  }
}
