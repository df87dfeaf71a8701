import { type Attributes, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** Records work as a span, if traces are sent. */
export function traced<T>(name: string, work: () => Promise<T>): Promise<T> {
  return inSpan(name, SpanKind.INTERNAL, {}, work);
}

/** Records an SQL statement, without its values, as part of the request or task that it belongs to. */
export function tracedStatement<T>(text: string, work: () => Promise<T>): Promise<T> {
  if (!trace.getActiveSpan()) return work();
  const verb = /^\s*(\w+)/.exec(text)?.[1] ?? 'statement';
  return inSpan(`SQL ${verb}`, SpanKind.CLIENT, { 'db.query.text': text }, work);
}

function inSpan<T>(name: string, kind: SpanKind, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return trace.getTracer('kirdaar').startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
