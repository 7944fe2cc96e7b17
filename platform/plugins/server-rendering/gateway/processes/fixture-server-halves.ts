import type { ResolvedRegistry } from '../../../../protocol/index.ts'
import type { RenderLimits } from './limits.ts'
import type { RenderJob } from './messages.ts'

/** A machine that is busy with other tests may take long; the limits that a test is about are its own. */
export const PATIENT: RenderLimits = {
  cpu: 60_000,
  loadCpu: 60_000,
  wait: 60_000,
  end: 60_000,
  memory: 4 * 1024 ** 3,
  queue: 60_000,
  late: 60_000,
  shared: 600_000,
}

/** The server half of a toy shell: it shares a kit, and puts a page of a toy remote into a frame. */
export const SHELL_HALF = `
exports.share = () => ({ kit: { get: () => () => ({ greet: (name) => 'Hello ' + name }) } })
exports.shell = {
  async render(request, remote, onPhase) {
    onPhase('page')
    const page = await remote.page(request)
    if (page === undefined) return undefined
    onPhase('frame')
    return { html: '<main>' + page + '</main>', data: { of: request.url } }
  },
}`

/** The server half of a toy remote whose page runs this code. */
export const remoteHalf = (code: string) => `
const { greet } = require('kit')
exports.remote = { page: async ({ url, state }) => { ${code} } }`

export function toyJob(url: string, state: unknown = null): RenderJob {
  const registry: ResolvedRegistry = {
    revision: 1,
    shell: { name: 'shell', version: '1', channel: 'live', base: '/shell/' },
    remotes: [],
  }
  const remote = {
    name: 'toy',
    version: '1',
    channel: 'live',
    base: '/toy/',
    federation: 'toy_1',
    entry: 'entry.js',
    pages: {},
    widgets: {},
    words: {},
    integrity: {},
    routes: [],
    slots: [],
  } as const
  return {
    shell: { key: 'shell@1', base: '/shell/' },
    remote: { key: 'toy@1', base: '/toy/' },
    request: {
      url,
      locale: 'en',
      state,
      registry,
      remote,
      route: { name: 'toy', path: '/toy', layout: 'default', access: 'anyone' },
      params: {},
    },
  }
}
