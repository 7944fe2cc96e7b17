import { type ComponentType, type ReactNode, StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import type { HostProps, Lifecycles } from '../contract.ts'
import { type HoldVersion, HoldVersionContext } from '../router/unsaved-work.ts'
import { serverIdPrefix } from '../server-rendered.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { SlotContext } from './slot.tsx'

/** A root's content: the component inside everything that the shell hands over. */
export function inHost<Props extends HostProps>(
  Component: ComponentType<Props>,
  hold: HoldVersion,
): (props: Props) => ReactNode {
  return (props) => (
    <StrictMode>
      <CrashBoundary onCrash={props.onCrash}>
        <HoldVersionContext value={hold}>
          <props.wrap>
            <SlotContext value={props.fillSlot}>
              <Component {...props} />
            </SlotContext>
          </props.wrap>
        </HoldVersionContext>
      </CrashBoundary>
    </StrictMode>
  )
}

/**
 * single-spa's lifecycles with one React root per parcel. Not single-spa-react, which doesn't pass on the options that the
 * root needs: without a prefix `useId` collides between roots, and errors must be reported.
 */
export function reactLifecycles<Props extends HostProps>(
  render: (props: Props) => ReactNode,
): Lifecycles<Props> {
  const roots = new Map<string, Root>()

  return {
    async bootstrap() {},
    async mount({ domElement, ...rest }) {
      const props = rest as unknown as Props & { readonly name: string }
      const serverRendered = serverIdPrefix(domElement)
      const options = {
        identifierPrefix: serverRendered ?? `${props.name}-`,
        // The boundary notifies the shell; in development the stack is logged too.
        onCaughtError(error: unknown) {
          if (process.env['NODE_ENV'] === 'development') console.error(error)
        },
      }
      // As a transition, so that rendering yields to input.
      startTransition(() => {
        if (serverRendered !== undefined) {
          const onRecoverableError = (error: unknown) => props.onMismatch?.(error)
          roots.set(props.name, hydrateRoot(domElement, render(props), { ...options, onRecoverableError }))
          return
        }
        const root = createRoot(domElement, options)
        roots.set(props.name, root)
        root.render(render(props))
      })
    },
    async update(props) {
      roots.get(props.name)?.render(render(props))
    },
    async unmount({ name }) {
      roots.get(name)?.unmount()
      roots.delete(name)
    },
  }
}
