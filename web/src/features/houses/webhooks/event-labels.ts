import type { WebhookEvent } from '@kirdaar/contract/rules/webhooks';
import * as words from '#words/houses/webhooks.ts';

export const eventLabels: Record<WebhookEvent, string> = words.events;

/** Returns what an event is called; a test event has its own name. */
export function eventLabel(event: string): string {
  return eventLabels[event as WebhookEvent] ?? words.event_test;
}
