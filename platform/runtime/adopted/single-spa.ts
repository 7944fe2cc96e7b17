import { register } from './register.ts'
import { type PartProps, remoteOfParts } from './remote-of-parts.ts'

type Lifecycle = (props: PartProps) => Promise<unknown>

/** An application as `registerApplication` takes it: each lifecycle is a function or a list of functions. */
type Application = {
  readonly [Name in 'bootstrap' | 'mount' | 'update' | 'unmount']?: Lifecycle | Lifecycle[]
}

/** The adapter for single-spa's applications. */
register(({ data, titles, load }) => {
  const bootstrapped = new Set<unknown>()
  return remoteOfParts(titles, async (part) => {
    const application = (await load(part)) as Application
    const run = async (name: keyof Application, props: PartProps) => {
      for (const lifecycle of [application[name] ?? []].flat()) await lifecycle(props)
    }
    return async (element, shellProps) => {
      // Applications look for the element with the id that single-spa gives them, or take the one in their props.
      element.id = `single-spa-application:${data.name}`
      const propsOf = (props: PartProps) => ({ ...props, name: data.name, domElement: element })
      const props = propsOf(shellProps)
      if (!bootstrapped.has(application)) await run('bootstrap', props)
      bootstrapped.add(application)
      await run('mount', props)
      return {
        update: async (next) => run('update', propsOf(next)),
        unmount: async () => run('unmount', props),
      }
    }
  })
})
