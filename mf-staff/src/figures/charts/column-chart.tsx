import classes from './charts.module.css'

interface ColumnChartProps {
  /** Says in a sentence what the chart shows. */
  readonly label: string
  /** In the order of time; null where the figure is hidden. */
  readonly columns: readonly { readonly key: string; readonly title: string; readonly value: number | null }[]
  readonly formatValue: (value: number) => string
}

const HEIGHT = 100
/** The part of its place that a column fills. */
const FILLED = 0.7

/** Figures in the course of time. The table beneath it has them as numbers. */
export function ColumnChart({ label, columns, formatValue }: ColumnChartProps) {
  const highest = Math.max(1, ...columns.map(({ value }) => value ?? 0))
  return (
    <figure className={classes.figure}>
      <div className={classes.scale} aria-hidden="true">
        <span>{formatValue(highest)}</span>
        <span>{formatValue(0)}</span>
      </div>
      <svg
        className={classes.columns}
        viewBox={`0 0 ${columns.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {[0, 0.5, 1].map((at) => (
          <line key={at} className={classes.grid} x2={columns.length} y1={at * HEIGHT} y2={at * HEIGHT} />
        ))}
        {columns.map(({ key, title, value }, at) => {
          const height = ((value ?? 0) / highest) * HEIGHT
          return (
            <rect
              key={key}
              className={classes.fill}
              x={at + (1 - FILLED) / 2}
              y={HEIGHT - height}
              width={FILLED}
              height={height}
            >
              {value !== null && <title>{`${title}: ${formatValue(value)}`}</title>}
            </rect>
          )
        })}
      </svg>
      <div className={classes.times} aria-hidden="true">
        <span>{columns[0]?.title}</span>
        {columns.length > 1 && <span>{columns.at(-1)?.title}</span>}
      </div>
    </figure>
  )
}
