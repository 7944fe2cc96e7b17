import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Storage } from '../registry/index.ts'
import type { RenderPage } from './page/render-page.ts'
import type { ViewSite } from './page/site-view.ts'
import type { LiveRegistry } from './registry/live-registry.ts'
import type { Visitors } from './visitors/visitors.ts'

/** A version that failed while this server worked with it. */
export interface ServerFailure {
  readonly name: string
  readonly version: string
  readonly message: string
  readonly stack?: string | undefined
}

export type OnServerFailure = (request: FastifyRequest, visitor: string, failure: ServerFailure) => void

/** How a first view fared for which this server needed a version. */
export interface ServerView {
  readonly name: string
  readonly version: string
  /** Name of its page's route. */
  readonly page: string
  /** Milliseconds that it took; undefined if it was left to the browser, since too many others waited. */
  readonly ms: number | undefined
}

export type OnServerView = (request: FastifyRequest, visitor: string, view: ServerView) => void

/** The parts of a gateway that its plugins may use. */
export interface GatewayParts {
  readonly storage: Storage
  readonly secret: string
  /** URL of the bundles. */
  readonly base: string
  /** Their origin if that is another one. */
  readonly origins: readonly string[]
  readonly view: ViewSite
  readonly registry: LiveRegistry
  readonly visitors: Visitors
  /** Tells all plugins about a failure that a visitor's page met. */
  readonly onServerFailure: OnServerFailure
  /** Tells all plugins how a first view fared. */
  readonly onServerView: OnServerView
}

/** Adds routes and work of its own to a gateway, before this starts. Returns what it wants to be told. */
export type GatewayPlugin = (
  app: FastifyInstance,
  parts: GatewayParts,
) => GatewayHooks | Promise<GatewayHooks>

export interface GatewayHooks {
  readonly onServerFailure?: OnServerFailure
  readonly onServerView?: OnServerView
  /** Renders first views; browsers render what no plugin does. */
  readonly renderPage?: RenderPage
}
