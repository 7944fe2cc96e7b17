import { type ComponentType, StrictMode, startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { HostProps, Lifecycles } from '../contract.ts'
import { type HoldVersion, HoldVersionContext } from '../router/unsaved-work.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { SlotContext } from './slot.tsx'

/**
 * single-spa's lifecycles with one React root per parcel. Not single-spa-react, which doesn't pass on the options that the
 * root needs: without a prefix `useId` collides between roots, and errors must be reported.
 */
export function reactLifecycles<Props extends HostProps>(
  Component: ComponentType<Props>,
  hold: HoldVersion,
): Lifecycles<Props> {
  const roots = new Map<string, Root>()

  function render(root: Root, props: Props) {
    root.render(
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
      </StrictMode>,
    )
  }

  return {
    async bootstrap() {},
    async mount({ domElement, ...props }) {
      const root = createRoot(domElement, {
        identifierPrefix: `${props.name}-`,
        // The boundary notifies the shell; in development the stack is logged too.
        onCaughtError(error) {
          if (process.env['NODE_ENV'] === 'development') console.error(error)
        },
      })
      roots.set(props.name, root)
      // As a transition, so that rendering yields to input.
      startTransition(() => render(root, props as unknown as Props))
    },
    async update(props) {
      const root = roots.get(props.name)
      if (root) render(root, props)
    },
    async unmount({ name }) {
      roots.get(name)?.unmount()
      roots.delete(name)
    },
  }
}
