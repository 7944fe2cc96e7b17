import { sketchOf } from './sketches.ts'
import classes from './template-sketch.module.css'

/** A small picture of a page with blocks of these types. The lower end is cut off. */
export function TemplateSketch({ types }: { readonly types: readonly string[] }) {
  const topOf = (at: number) => types.slice(0, at).reduce((sum, type) => sum + sketchOf(type).height, 0)
  return (
    <svg className={classes.sketch} viewBox="0 0 48 36" aria-hidden="true">
      {types.map((type, at) => {
        const { ink, accent } = sketchOf(type)
        return (
          // The blocks of a template keep their places.
          <g key={at} transform={`translate(0 ${topOf(at)})`}>
            <path className={classes.ink} d={ink} />
            <path className={classes.accent} d={accent} />
          </g>
        )
      })}
    </svg>
  )
}
