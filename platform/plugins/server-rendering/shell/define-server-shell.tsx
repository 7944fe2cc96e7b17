import type { Location } from 'react-router'
import type { PageRequest } from '../../../protocol/index.ts'
import type { RemoteModule } from '../../../runtime/contract.ts'
import { SERVER_RENDERED } from '../../../runtime/server-rendered.ts'
import { Frame } from '../../../runtime/shell/frame/frame.tsx'
import type { ShellOptions } from '../../../runtime/shell/options.ts'
import { OUTLET } from '../../../runtime/shell/outlet/outlet-element.ts'
import { renderToText } from './render-to-text.ts'
import { serverHostProps, serverPlatform } from './server-platform.ts'
import type { ServerShell } from './server-shell.ts'

interface ServerShellOptions
  extends Pick<ShellOptions, 'Root' | 'wrap' | 'guards' | 'admits' | 'locale' | 'addWords'> {
  /** Starts the state of a page, with the shell's words. One page is rendered at a time, so it may be a global. */
  start(request: Pick<PageRequest, 'locale' | 'state'>): Promise<void>
  /** Resolves once nothing is being loaded, to whether all went well: if not, the browser tries again. */
  hasLoaded(): Promise<boolean>
  /** The data that was loaded since `start`, for `platform-data` in the HTML. */
  data(): unknown
}

/** Creates the server half of a shell, which renders pages: first the page, then the frame around it. */
export function defineServerShell(options: ServerShellOptions): ServerShell {
  return {
    async render(request, remote, onPhase) {
      const { remote: resolved, route, locale } = request
      await options.start(request)
      const guard = options.guards[route.access]
      const match = { remote: resolved, route, params: request.params }
      if (!guard || !('allow' in guard(match, new URL(request.url, 'http://page')))) return undefined
      onPhase('page')
      const page = await renderPage(request, remote, options)
      if (page === undefined) return undefined
      onPhase('frame')
      const platform = serverPlatform(
        {
          request,
          location: locationOf(request.url),
          loaded: { remote: resolved, module: remote },
          hostProps: serverHostProps(options),
          html: page,
        },
        { ...options, locale: () => locale },
      )
      const html = await renderToText(<Frame platform={platform} options={options} />, 'shell-')
      return { html, data: options.data() }
    },
  }
}

/** The content of the outlet; undefined if there is no such page, or the remote cannot render on a server. */
async function renderPage(
  { remote: { name, version }, route, locale, url }: PageRequest,
  remote: RemoteModule,
  options: ServerShellOptions,
): Promise<string | undefined> {
  if (!remote.element) return undefined
  options.addWords(name, locale, await remote.words(locale))
  const target = { route: route.name, location: locationOf(url) }
  if ((await remote.preload(target)) === 'missing') return undefined
  if (!(await options.hasLoaded())) return undefined
  const prefix = `${name}-0-`
  const element = remote.element({ ...serverHostProps(options), ...target, onDrawn() {} })
  const html = await renderToText(element, prefix)
  const host = {
    [SERVER_RENDERED]: prefix,
    'data-remote': name,
    'data-version': version,
    'data-route': route.name,
  }
  const attributes = Object.entries(host).map(([key, value]) => `${key}="${value}"`)
  return `<div ${OUTLET}=""><div ${attributes.join(' ')}>${html}</div></div>`
}

function locationOf(url: string): Location {
  const { pathname, search } = new URL(url, 'http://page')
  return { pathname, search, hash: '', state: null, key: 'default' }
}
