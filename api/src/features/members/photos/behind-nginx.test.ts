import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createApp } from '../../../app.ts'
import { openWorld } from '../../../fixtures/world.ts'
import { drawPicture } from '../../../pictures/fixture-pictures.ts'
import { preparePicture } from '../../../pictures/prepare-picture.ts'
import { savePicture } from '../../../pictures/save-picture.ts'
import { folderStorage } from '../../../storage/folder-storage.ts'
import { photo } from '../../../tables/members.ts'

/** Where Debian installs it. */
const NGINX = '/usr/sbin/nginx'

const root = mkdtempSync(join(tmpdir(), 'behind-nginx-'))
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))

/** The part of the configuration that docs/production.md names, with what any needs. */
function configuration(port: number, site: string): string {
  return `
    daemon off; ${process.getuid?.() === 0 ? 'user root;' : ''} pid ${root}/pid; error_log stderr; events {}
    http {
      access_log off;
      client_body_temp_path ${root}/body; proxy_temp_path ${root}/proxy; fastcgi_temp_path ${root}/fastcgi;
      uwsgi_temp_path ${root}/uwsgi; scgi_temp_path ${root}/scgi;
      server {
        listen 127.0.0.1:${port};
        location / { proxy_pass ${site}; proxy_set_header Host localhost; }
        location /stored-pictures/ {
          internal;
          alias ${root}/pictures/;
          etag off;
          if_modified_since off;
          add_header ETag $upstream_http_etag;
          add_header Vary Cookie;
          add_header X-Content-Type-Options nosniff;
          add_header X-Robots-Tag noindex;
          add_header Content-Security-Policy $upstream_http_content_security_policy;
          add_header Cross-Origin-Resource-Policy $upstream_http_cross_origin_resource_policy;
        }
      }
    }`
}

async function startNginx(site: string): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  const file = join(root, 'nginx.conf')
  writeFileSync(file, configuration(port, site))
  const nginx = spawn(NGINX, ['-c', file, '-p', root], { stdio: ['ignore', 'ignore', 'inherit'] })
  onTestFinished(async () => {
    nginx.kill('SIGTERM')
    await once(nginx, 'exit')
  })
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(() =>
      fetch(`${url}/livez`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200)
  return url
}

test.skipIf(!existsSync(NGINX))(
  'nginx sends the file to a viewer who may see it, and to nobody else',
  async () => {
    const storage = folderStorage(join(root, 'pictures'))
    const world = await openWorld({ storage })
    const { database } = world
    const { brandId, memberId } = await world.meet('amberly', 'unconfirmed')
    const prepared = await preparePicture(await drawPicture().jpeg().toBuffer())
    const stored = await savePicture(storage, prepared)
    const row = { status: 'active', isPrivate: true, position: 0, createdAt: new Date() } as const
    await database.db.insert(photo).values({ ...stored, brandId, memberId, ...row })
    const app = await createApp({ database, storage, picturesPath: '/stored-pictures/', hasLimits: false })
    onTestFinished(() => app.close())
    const url = await startNginx(await app.listen({ port: 0, host: '127.0.0.1' }))
    const get = async (path: string, role: 'premium' | 'free', more = {}) => {
      const { cookie = '' } = await world.headersOf('amberly', role)
      return fetch(url + path, { headers: { cookie, ...more } })
    }
    const path = `/media/${stored.filename}`
    const seen = await get(path, 'premium')
    expect(Buffer.from(await seen.arrayBuffer()).equals(prepared.files.full)).toBe(true)
    expect(Object.fromEntries(seen.headers)).toMatchObject({
      'cache-control': 'private, no-cache',
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="photo.webp"',
      'content-security-policy': expect.stringContaining('sandbox') as unknown,
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      vary: 'Cookie',
    })
    const etag = seen.headers.get('etag') ?? ''
    expect((await get(path, 'premium', { 'if-none-match': etag })).status).toBe(304)
    expect((await get(path, 'free')).status).toBe(404)
    expect((await get(`/stored-pictures/${storage.pathOf(stored.filename)}`, 'premium')).status).toBe(404)
  },
)
