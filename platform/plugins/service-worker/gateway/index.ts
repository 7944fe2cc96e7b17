import { verifiedTexts } from '../../../gateway/bundles/verified-texts.ts'
import { plainNotFound } from '../../../gateway/html/error-pages.ts'
import { compress } from '../../../gateway/http/compress.ts'
import { sendErrorPage } from '../../../gateway/page/send-error-page.ts'
import type { GatewayPlugin } from '../../../gateway/plugin.ts'
import { RETIREMENT } from './retirement.ts'

const MAX_WORKERS = 10

/**
 * Serves the service worker of the visitor's shell at an address that stays the same, as browsers demand. They fetch it again
 * at navigations. If the site has none any more, or has switched it off, they get one that removes itself: an answer of 404
 * would leave the old one at work.
 */
export function serviceWorker({ path }: { readonly path: string }): GatewayPlugin {
  return (app, { registry, visitors, storage, view, origins }) => {
    const read = verifiedTexts(storage, MAX_WORKERS)

    app.get(path, { errorHandler: sendErrorPage }, async (request, reply) => {
      const site = await view(request)
      const viewer = { ...visitors.recognise(request, reply), traits: site.traits }
      const served = await registry.serveTo(viewer)
      if (!served) return plainNotFound(reply)
      const { name, version, worker: file, files } = served.shell
      const isOn = file !== undefined && site.hasWorker !== false
      const stored = isOn
        ? await read({ bundle: { name, version }, file, integrity: files[file]?.integrity })
        : RETIREMENT
      // A browser keeps its worker if the file is missing for the moment.
      if (stored === undefined) return plainNotFound(reply)
      reply.type('text/javascript; charset=utf-8').headers({
        'cache-control': 'no-cache',
        'content-security-policy': `default-src 'none'; connect-src ${["'self'", ...origins].join(' ')}`,
        'service-worker-allowed': '/',
        'x-content-type-options': 'nosniff',
      })
      return compress(request, reply, stored)
    })
    return {}
  }
}
