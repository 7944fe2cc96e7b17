import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { NAVIGATION, openSite } from '../fixture-site.ts'

test('nothing more is done for a visitor who has hung up, and it is no error', async () => {
  const viewed = Promise.withResolvers<void>()
  const known = Promise.withResolvers<void>()
  const drawn: string[] = []
  const { app, log } = await openSite({
    async view({ url }) {
      viewed.resolve()
      await known.promise
      const admits = () => {
        drawn.push(url)
        return true
      }
      return { locale: 'en', siteName: 'Toys', admits, state: null }
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const visitor = connect(port, '127.0.0.1')
  visitor.write(`GET /news?gone HTTP/1.1\r\nhost: localhost\r\naccept: ${NAVIGATION.accept}\r\n\r\n`)
  await viewed.promise
  visitor.destroy()
  await once(visitor, 'close')
  const connections = promisify(app.server.getConnections.bind(app.server))
  await expect.poll(() => connections()).toBe(0)
  known.resolve()
  // The gateway goes on with the next one.
  const answer = await fetch(`http://127.0.0.1:${port}/news?here`, { headers: NAVIGATION })
  expect(answer.status).toBe(200)
  expect(log.filter((line) => line.includes('"err"'))).toEqual([])
  expect(new Set(drawn)).toEqual(new Set(['/news?here']))
})
