import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { steady } from './steady.ts'

async function* streamOf(count: number, bytes: number, pauseMs = 0) {
  for (let i = 0; i < count; i++) {
    yield new Uint8Array(bytes)
    if (pauseMs > 0) await sleep(pauseMs)
  }
}

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0
  for await (const chunk of stream) bytes += chunk.length
  return bytes
}

test('passes on a stream that keeps up', async () => {
  expect(await bytesOf(steady(streamOf(10, 1_000, 1)))).toBe(10_000)
})

test('refuses a stream that stops', async () => {
  async function* stopping() {
    yield new Uint8Array(10)
    await new Promise(() => undefined)
  }
  const read = bytesOf(steady(stopping(), { bytesPerSecond: 1_000, graceMs: 20 }))
  await expect(read).rejects.toMatchObject({ code: 'upload-too-slow' })
})

test('refuses a stream that goes on, but too slowly', async () => {
  const read = bytesOf(steady(streamOf(1_000_000, 1, 5), { bytesPerSecond: 1_000, graceMs: 50 }))
  await expect(read).rejects.toMatchObject({ code: 'upload-too-slow' })
})

test('does not count the time that its reader takes', async () => {
  let bytes = 0
  for await (const chunk of steady(streamOf(3, 1, 5), { bytesPerSecond: 1_000, graceMs: 1_000 })) {
    bytes += chunk.length
    await sleep(600)
  }
  expect(bytes).toBe(3)
})
