/** Loads modules once. Unlike with `React.lazy`, a page that is loaded renders synchronously, without an empty moment. */
export function lazyModules<Module>(loaders: Readonly<Record<string, () => Promise<Module>>>) {
  const loaded = new Map<string, Module>()

  async function load(name: string): Promise<Module> {
    const existing = loaded.get(name)
    if (existing) return existing
    const loader = loaders[name]
    if (!loader) throw new Error(`This remote has no part named ${name}.`)
    const module = await loader()
    loaded.set(name, module)
    return module
  }

  function read(name: string): Module {
    const module = loaded.get(name)
    if (!module) throw new Error(`${name} must be loaded before it is rendered.`)
    return module
  }

  return { load, read }
}
