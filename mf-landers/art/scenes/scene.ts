export type Pen = CanvasRenderingContext2D

/** Draws one moment of a scene. Time runs from 0 to 1, and a scene must look the same at both, for it is looped. */
export type Scene = (pen: Pen, size: { readonly w: number; readonly h: number }, time: number) => void
