import type { Country } from 'contracts'
import drawn from './countries.json'
import classes from './country-map.module.css'

interface CountryMapProps {
  readonly country: Country
  /** The region whose towns stand out. */
  readonly chosen: string | null
  readonly onChoose: (region: string) => void
}

type Town = readonly [name: string, region: string, x: number, y: number]

interface Drawn {
  readonly rows: readonly string[]
  readonly towns: readonly Town[]
}

/** Rows of dots are this much closer than the dots of a row. */
const ROW = 0.87
const MARGIN = 2.5
/** So many large towns have their names on the map, if one name leaves room for the next. */
const NAMED = 4
const LETTER = 0.8
const LINE = 1.7
const APART = 2.6

const PIN = 'M0 0C-.35-.8-1.05-1.35-1.05-2.15a1.05 1.05 0 0 1 2.1 0C1.05-1.35.35-.8 0 0Z'
const HEART = 'M0-1.66C-.62-2.06-.6-2.55-.27-2.58-.1-2.6 0-2.44 0-2.4c0-.04.1-.2.27-.18.33.03.35.52-.27.92Z'

/** A country in dots with pins for its towns. The list beside it offers the same choice to everyone. */
export function CountryMap({ country, chosen, onChoose }: CountryMapProps) {
  const { rows, towns } = drawn[country] as unknown as Drawn
  const width = Math.max(...rows.map((row) => row.length)) + MARGIN * 2
  const height = rows.length * ROW + MARGIN * 2
  const named = namedTowns(towns)
  return (
    <svg
      className={classes.map}
      viewBox={`${-MARGIN} ${-MARGIN - 1} ${width} ${height + 1}`}
      data-chosen={chosen !== null}
      aria-hidden="true"
    >
      <path className={classes.land} d={dots(rows)} />
      {towns.map(([name, code, x, y], index) => (
        <g
          key={`${name} ${x}`}
          className={classes.town}
          data-chosen={`${country}-${code}` === chosen}
          transform={placeOf([x, y])}
          onClick={() => onChoose(`${country}-${code}`)}
        >
          <circle className={classes.halo} r="2.2" />
          {hasRoom(towns, index) ? (
            <g className={classes.pin}>
              <path className={classes.drop} d={PIN} />
              <path className={classes.heart} d={HEART} />
            </g>
          ) : (
            <circle className={classes.drop} r="0.42" />
          )}
        </g>
      ))}
      {towns.map(([name, code, x, y], index) => (
        <text
          key={`${name} ${x}`}
          className={classes.name}
          data-chosen={`${country}-${code}` === chosen}
          data-named={named.has(index)}
          transform={placeOf([x, y])}
          y="1.5"
        >
          {name}
        </text>
      ))}
    </svg>
  )
}

const placeOf = ([x, y]: readonly [number, number]) => `translate(${x} ${round(y * ROW)})`

/** Whether the pins of larger towns leave room for another one. */
function hasRoom(towns: readonly Town[], index: number): boolean {
  const [, , x, y] = towns[index] as Town
  return towns.slice(0, index).every((other) => Math.hypot(other[2] - x, (other[3] - y) * ROW) > APART)
}

/** The places in the list of the towns that have their names on the map. */
function namedTowns(towns: readonly Town[]): ReadonlySet<number> {
  const named: number[] = []
  towns.forEach(([name, , x, y], index) => {
    const isFree = named.every((one) => {
      const [other, , otherX, otherY] = towns[one] as Town
      const apart = ((name.length + other.length) / 2) * LETTER
      return Math.abs(x - otherX) > apart || Math.abs(y - otherY) * ROW > LINE
    })
    if (isFree && named.length < NAMED) named.push(index)
  })
  return new Set(named)
}

/** Lines without length, which round ends turn into dots. */
function dots(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      Array.from(row, (dot, x) => (dot === 'o' ? `M${x + (y % 2) / 2} ${round(y * ROW)}h0` : '')),
    )
    .join('')
}

const round = (value: number) => Math.round(value * 100) / 100
