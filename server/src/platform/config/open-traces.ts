import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Config } from '#platform/config/config.ts';

/** Sends traces by OTLP as the OTEL_* variables say. Returns how to send what is left and stop. */
export function openTraces({
  OTEL_SERVICE_NAME,
  ROLE,
}: Pick<Config, 'OTEL_SERVICE_NAME' | 'ROLE'>): () => Promise<void> {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': OTEL_SERVICE_NAME, 'kirdaar.role': ROLE }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return () => provider.shutdown();
}
