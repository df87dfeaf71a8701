import type { FastifyInstance } from 'fastify';
import { emails } from '#emails.ts';
import { featureModules } from '#features.ts';
import type { AnyEmailTemplate } from '#platform/channels/email-template.ts';
import type { Services } from '#platform/services.ts';

/** The only export of a feature's `routes.ts`. */
type Routes = (app: FastifyInstance, services: Services, emails: AnyEmailTemplate[]) => unknown;

const routes = (await featureModules('routes.ts')).flatMap((module): Routes[] => Object.values(module));

/** Registers the endpoints of every feature. */
export async function serveFeatures(app: FastifyInstance, services: Services) {
  for (const register of routes) await register(app, services, emails);
}
