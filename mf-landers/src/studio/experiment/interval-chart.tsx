import classes from './experiment.module.css'

interface Result {
  readonly key: string
  readonly label: string
  readonly rate: number
  readonly low: number
  readonly high: number
}

const ROW = 40
const WIDTH = 400

/** A dot for each rate, on the line of its confidence interval. The table beside it has the figures. */
export function IntervalChart({ results }: { readonly results: readonly Result[] }) {
  const most = Math.max(...results.map(({ high }) => high))
  const at = (rate: number) => (rate / most) * (WIDTH - 20) + 10
  return (
    <svg
      className={classes.chart}
      viewBox={`0 0 ${WIDTH} ${results.length * ROW}`}
      aria-hidden="true"
      focusable="false"
    >
      {results.map(({ key, label, rate, low, high }, index) => {
        const y = index * ROW
        return (
          <g key={key}>
            <text x={10} y={y + 14}>
              {label}
            </text>
            <line className={classes.interval} x1={at(low)} x2={at(high)} y1={y + 27} y2={y + 27} />
            <circle className={classes.rate} cx={at(rate)} cy={y + 27} r={6} />
          </g>
        )
      })}
    </svg>
  )
}
