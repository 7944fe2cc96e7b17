import { type ReactNode, useId } from 'react'
import {
  Slider as AriaSlider,
  type SliderProps as AriaSliderProps,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider'
import { classNames } from '../class-names/class-names.ts'
import { drawnInput } from '../field/drawn-input.ts'
import { Field } from '../field/field.tsx'
import classes from '../range-slider/range-slider.module.css'

type Decided = 'children' | 'className' | 'style' | 'render' | 'slot' | 'orientation'

export interface SliderProps extends Omit<AriaSliderProps<number>, Decided> {
  className?: string | undefined
  label: ReactNode
  description?: ReactNode
}

/** Choose one value of a range. */
export function Slider({ label, description, className, ...props }: SliderProps) {
  const descriptionId = useId()
  return (
    <AriaSlider {...props} className={classNames(classes.root, className)}>
      <Field
        label={label}
        description={description && <span id={descriptionId}>{description}</span>}
        aside={<SliderOutput className={classNames(classes.output)} />}
      >
        <SliderTrack className={classNames(classes.track)}>
          <div className={classes.rail}>
            <SliderFill className={classNames(classes.fill)} />
          </div>
          <SliderThumb
            {...(description ? { 'aria-describedby': descriptionId } : {})}
            className={classNames(classes.thumb, drawnInput.button)}
          />
        </SliderTrack>
      </Field>
    </AriaSlider>
  )
}
