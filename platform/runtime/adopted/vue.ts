import { register } from './register.ts'
import { remoteOfParts } from './remote-of-parts.ts'

interface VueApp {
  readonly config: { errorHandler?: (error: unknown) => void }
  mount(element: HTMLElement): unknown
  unmount(): void
}

interface Vue {
  createApp(component: unknown): VueApp
}

/** The adapter for Vue components. Vue is the build's own, which has to share it. */
register(({ titles, load, take }) =>
  remoteOfParts(titles, async (part) => {
    const component = await load(part)
    const { createApp } = (await take('vue')) as Vue
    return async (element) => {
      const app = createApp(component)
      const failures: unknown[] = []
      app.config.errorHandler = (error) => failures.push(error)
      app.mount(element)
      app.config.errorHandler = reportError
      if (failures.length > 0) {
        app.unmount()
        throw failures[0]
      }
      return { unmount: async () => app.unmount() }
    }
  }),
)
