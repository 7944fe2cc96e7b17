import type { Agent } from 'node:https'
import { connect } from 'node:tls'
import { certificate } from './fixture-certificate.ts'
import { publicAgent } from './public-agent.ts'

/** The agent of the site, but for its connections: they lead to a push service on this machine whatever host is named. */
export function agentTo(port: number): Agent {
  const agent = publicAgent()
  agent.createConnection = () =>
    connect({ host: '127.0.0.1', port, servername: 'push.example.com', ca: certificate.cert })
  return agent
}
