import { type ReactNode, type Ref, useId, useRef } from 'react'
import {
  type SliderProps as AriaSliderProps,
  Slider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider'
import { classNames } from '../class-names/class-names.ts'
import { drawnInput } from '../field/drawn-input.ts'
import { Field } from '../field/field.tsx'
import { type Focusable, useFocusFirst } from '../field/focus-first.ts'
import classes from './range-slider.module.css'

export type Range = readonly [from: number, to: number]

type Decided = 'children' | 'className' | 'style' | 'render' | 'slot' | 'orientation'
type Replaced = 'value' | 'defaultValue' | 'onChange' | 'onChangeEnd' | 'onBlur'

export interface RangeSliderProps extends Omit<AriaSliderProps<number[]>, Decided | Replaced> {
  ref?: Ref<Focusable> | undefined
  className?: string | undefined
  label: ReactNode
  description?: ReactNode
  /** Labels of the two thumbs: "From", "to". */
  thumbLabels: readonly [from: string, to: string]
  value?: Range | undefined
  defaultValue?: Range | undefined
  /** Called on every step of a movement. */
  onChange?: ((value: Range) => void) | undefined
  /** Called when a thumb is released. */
  onChangeEnd?: ((value: Range) => void) | undefined
  /** Called when focus has left both thumbs. */
  onBlur?: (() => void) | undefined
  /** Draws both values: "18 to 99". */
  formatRange?: ((range: Range) => ReactNode) | undefined
}

const asRange = ([from = 0, to = from]: readonly number[]): Range => [from, to]

/** Choose a range between two values; the thumbs cannot pass each other. */
export function RangeSlider({
  ref,
  label,
  description,
  thumbLabels,
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  onBlur,
  formatRange = ([from, to]) => `${from}–${to}`,
  className,
  ...props
}: RangeSliderProps) {
  const slider = useRef<HTMLDivElement>(null)
  const descriptionId = useId()
  useFocusFirst(ref, slider)
  return (
    <Slider
      {...props}
      {...(value && { value: [...value] })}
      {...(defaultValue && { defaultValue: [...defaultValue] })}
      onChange={(values: number[]) => onChange?.(asRange(values))}
      onChangeEnd={(values: number[]) => onChangeEnd?.(asRange(values))}
      ref={slider}
      className={classNames(classes.root, className)}
    >
      <Field
        label={label}
        description={description && <span id={descriptionId}>{description}</span>}
        aside={
          <SliderOutput className={classNames(classes.output)}>
            {({ state }) => formatRange(asRange(state.values))}
          </SliderOutput>
        }
      >
        <SliderTrack className={classNames(classes.track)}>
          <div className={classes.rail}>
            <SliderFill className={classNames(classes.fill)} />
          </div>
          {thumbLabels.map((thumbLabel, index) => (
            <SliderThumb
              key={thumbLabel}
              index={index}
              aria-label={thumbLabel}
              onBlur={({ relatedTarget }) => !slider.current?.contains(relatedTarget) && onBlur?.()}
              {...(description ? { 'aria-describedby': descriptionId } : {})}
              className={classNames(classes.thumb, drawnInput.button)}
            />
          ))}
        </SliderTrack>
      </Field>
    </Slider>
  )
}
