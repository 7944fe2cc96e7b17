import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { ROOT } from '../fixtures/site/remotes.ts'
import type { Row } from './report/row.ts'
import { comparePairs, type Pair } from './report/statistics.ts'

interface Measured extends Pair {
  readonly what: string
  readonly bar: number
  readonly stretch?: number
}

/** Throughput of the server beside its database. The server's own benchmark measures it, since only it knows the statements. */
export async function measureCalls(file: string, pairs: number): Promise<Row[]> {
  const stdio = ['ignore', 'pipe', 'inherit'] as const
  const child = spawn(process.execPath, [file, '--pairs', String(pairs)], { cwd: ROOT, stdio: [...stdio] })
  const [stdout, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number]>])
  if (code !== 0) throw new Error(`${file} ended with ${code}.`)
  const measured = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Measured | Row)
  const isRow = (line: Measured | Row): line is Row => 'unit' in line
  const pairsOf = measured.filter((line): line is Measured => !isRow(line))
  const ratios = [...Map.groupBy(pairsOf, ({ what }) => what)].map(([what, of]): Row => {
    const { bar, stretch } = of[0] ?? {}
    return {
      what: stretch === undefined ? what : `${what} (stretch ${stretch.toFixed(2)})`,
      unit: '/s',
      ...comparePairs(of),
      ...(bar !== undefined && { bar }),
      isLeast: true,
    }
  })
  return [...ratios, ...measured.filter(isRow)]
}
