import helmet from '@fastify/helmet'
import { isLocale, paths, shareTarget } from 'contracts'
import type { FastifyInstance } from 'fastify'
import { sendNotFound } from '../../../http/send-error.ts'
import { sandboxedHeaders } from '../../../http/server/security-headers.ts'
import { DAY_S, HOUR_S } from '../../../time.ts'
import { APP_ICONS_PATH, iconNamed } from './app-icons.ts'
import { MANIFEST_PATH } from './app-links.ts'
import { appManifest } from './app-manifest.ts'
import { APP_SCREENSHOTS_PATH, screenshotNamed } from './app-screenshots.ts'
import { drawAppIcon } from './draw-app-icon.ts'

const YEAR = 365 * DAY_S

/** Serves what browsers install the site from: the brand's web app manifest, its icons and screenshots. */
export async function appRoutes(app: FastifyInstance) {
  await app.register(helmet, sandboxedHeaders())
  const { findBrand } = app.finders

  app.get<{ Querystring: Readonly<Record<string, unknown>> }>(
    MANIFEST_PATH,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const brand = await findBrand(request.domain)
      if (!brand) return sendNotFound(request, reply)
      const { lang } = request.query
      const { settings } = brand
      const locale = isLocale(lang) ? lang : settings.domain_language
      return reply
        .header('cache-control', `public, max-age=${HOUR_S}`)
        .type('application/manifest+json')
        .send(JSON.stringify(appManifest(settings, locale)))
    },
  )

  // Without its service worker, a share leads to the photos, where the member adds it by hand.
  app.addContentTypeParser('multipart/form-data', (_, body, done) => {
    body.resume()
    done(null)
  })
  app.post(shareTarget.path, (_, reply) => reply.header('connection', 'close').redirect(paths.profile, 303))

  // There are few icons, and each takes a few milliseconds.
  const drawn = new Map<string, Promise<Buffer>>()

  app.get<{ Params: { name: string } }>(
    `${APP_ICONS_PATH}:name`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { name } = request.params
      const icon = iconNamed(name)
      if (!icon) return sendNotFound(request, reply)
      const picture = drawn.get(name) ?? drawAppIcon(icon)
      drawn.set(name, picture)
      return reply
        .header('cache-control', `public, max-age=${YEAR}, immutable`)
        .type('image/png')
        .send(await picture)
    },
  )

  app.get<{ Params: { name: string } }>(
    `${APP_SCREENSHOTS_PATH}:name`,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const picture = screenshotNamed(request.params.name)
      if (!picture) return sendNotFound(request, reply)
      return reply
        .header('cache-control', `public, max-age=${YEAR}, immutable`)
        .type('image/webp')
        .send(picture)
    },
  )
}
