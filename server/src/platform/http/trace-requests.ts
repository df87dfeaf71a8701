import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { routeOf } from '#platform/http/route-name.ts';

/** Records each request as a span, under the pattern of its route or the name of its page. */
export function traceRequests(app: FastifyInstance) {
  const tracer = trace.getTracer('kirdaar');
  app.addHook('onRequest', (request, reply, done) => {
    const route = routeOf(request);
    const caller = propagation.extract(context.active(), request.headers);
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'http.route': route, request_id: request.id },
      },
      caller,
    );
    // Also when the client leaves.
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(caller, span), done);
  });
}
