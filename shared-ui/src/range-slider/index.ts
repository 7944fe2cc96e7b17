export { type Range, RangeSlider, type RangeSliderProps } from './range-slider.tsx'
