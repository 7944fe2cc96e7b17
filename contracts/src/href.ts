import { paths, type RouteName } from './paths.ts'

type ParamsOfSegment<Segment> = Segment extends `:${infer Name}?`
  ? { readonly [Key in Name]?: string | undefined }
  : Segment extends `:${infer Name}`
    ? { readonly [Key in Name]: string }
    : unknown

type ParamsOf<Pattern> = Pattern extends `${infer Head}/${infer Rest}`
  ? ParamsOfSegment<Head> & ParamsOf<Rest>
  : ParamsOfSegment<Pattern>

/** Path parameters of a route. */
export type RouteParams<Name extends RouteName> = ParamsOf<(typeof paths)[Name]>

type HrefArguments<Params> = keyof Params extends never
  ? []
  : Partial<Params> extends Params
    ? [params?: Params]
    : [params: Params]

/** The path of a page: `href('members-id-chat', { id })`. */
export function href<Name extends RouteName>(
  name: Name,
  ...[params]: HrefArguments<RouteParams<Name>>
): string {
  return pathWith(paths[name], params ?? {})
}

/** The same for any pattern, such as that of a page which only its remote knows. */
export function pathWith(pattern: string, values: Readonly<Record<string, string | undefined>>): string {
  const segments = pattern.split('/').flatMap((segment) => {
    if (!segment.startsWith(':')) return segment
    const value = values[segment.replace(/^:|\?$/g, '')]
    return value === undefined ? [] : encodeURIComponent(value)
  })
  return segments.join('/') || '/'
}
