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
const LETTER = 0.85

/** A town has one of these on the map; one without a sign gets its pin and name when its region is chosen. */
type Sign = 'name' | 'pin' | 'dot' | 'none'

const PIN = 'M0 0C-.35-.8-1.05-1.35-1.05-2.15a1.05 1.05 0 0 1 2.1 0C1.05-1.35.35-.8 0 0Z'
const HEART = 'M0-1.66C-.62-2.06-.6-2.55-.27-2.58-.1-2.6 0-2.44 0-2.4c0-.04.1-.2.27-.18.33.03.35.52-.27.92Z'

/** A country in dots with pins for its towns. The list beside it offers the same choice to everyone. */
export function CountryMap({ country, chosen, onChoose }: CountryMapProps) {
  const { rows, towns } = drawn[country] as unknown as Drawn
  const width = Math.max(...rows.map((row) => row.length)) + MARGIN * 2
  const height = rows.length * ROW + MARGIN * 2
  const signs = signsOf(towns)
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
          data-sign={signs[index]}
          transform={placeOf([x, y])}
          onClick={() => onChoose(`${country}-${code}`)}
        >
          <circle className={classes.halo} r="2.2" />
          {signs[index] === 'dot' ? (
            <circle className={classes.drop} r="0.42" />
          ) : (
            <g className={classes.pin}>
              <path className={classes.drop} d={PIN} />
              <path className={classes.heart} d={HEART} />
            </g>
          )}
        </g>
      ))}
      {towns.map(([name, code, x, y], index) => (
        <text
          key={`${name} ${x}`}
          className={classes.name}
          data-chosen={`${country}-${code}` === chosen}
          data-named={signs[index] === 'name'}
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

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The room around a town that a part of its sign takes. */
function roomOf([name, , x, y]: Town, part: 'name' | 'pin' | 'dot'): Box {
  const [side, above, below] = {
    name: [(name.length * LETTER) / 2, -0.05, 1.95],
    pin: [1.3, 3.4, 0.1],
    dot: [0.6, 0.6, 0.6],
  }[part] as [number, number, number]
  return { left: x - side, right: x + side, top: y * ROW - above, bottom: y * ROW + below }
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

/** How each town shows: the largest first, each with as much as leaves the signs of larger ones free. */
function signsOf(towns: readonly Town[]): readonly Sign[] {
  const taken: Box[] = []
  const take = (...boxes: readonly Box[]) => {
    const isFree = boxes.every((box) => !taken.some((one) => overlap(box, one)))
    if (isFree) taken.push(...boxes)
    return isFree
  }
  let names = 0
  const isNamed = towns.map((town) => {
    const takes = names < NAMED && take(roomOf(town, 'name'), roomOf(town, 'pin'))
    if (takes) names++
    return takes
  })
  return towns.map((town, index) => {
    if (isNamed[index]) return 'name'
    if (take(roomOf(town, 'pin'))) return 'pin'
    return take(roomOf(town, 'dot')) ? 'dot' : 'none'
  })
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
