import { hash } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { PATIENT, remoteHalf, SHELL_HALF, toyJob } from './fixture-server-halves.ts'
import type { RenderLimits } from './limits.ts'
import { type OnTurn, renderer } from './renderer.ts'
import type { PageSource, ReadData } from './rendering.ts'

const ignore: PageSource['onLateFailure'] = () => {}
const noData: ReadData = async () => ({ status: 404, headers: {}, body: '' })

/** Renders pages of toys. */
export function openPages(limits: Partial<RenderLimits> = {}, processes = 1, onTurn?: OnTurn) {
  const pages = renderer({ limits: { ...PATIENT, ...limits }, processes, onTurn })
  onTestFinished(pages.stop)
  const raw = (
    shell: string,
    remote: string,
    source: Partial<PageSource> = {},
    url = '/toy',
    { state, viewer }: { readonly state?: unknown; readonly viewer?: string | undefined } = {},
  ) => {
    const halves = {
      shell: { key: keyOf(shell), base: '/shell/' },
      remote: { key: keyOf(remote), base: '/toy/' },
    }
    const scripts = new Map([shell, remote].map((code) => [keyOf(code), code]))
    const job = { ...toyJob(url, state), ...halves }
    return pages.render({ job, scripts, viewer }, { read: noData, onLateFailure: ignore, ...source })
  }
  return {
    raw,
    /** A page that runs this code, in the toy shell. */
    render: (
      code: string,
      {
        url,
        state,
        viewer,
        ...source
      }: Partial<PageSource> & {
        readonly url?: string
        readonly state?: unknown
        readonly viewer?: string
      } = {},
    ) => raw(SHELL_HALF, remoteHalf(code), source, url, { state, viewer }),
  }
}

const keyOf = (code: string) => `toy@${hash('sha256', code)}`
