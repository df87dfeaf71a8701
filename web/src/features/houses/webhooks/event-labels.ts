import type { WebhookEvent } from '@kirdaar/contract/rules/webhooks';
import * as words from '#words/houses/webhooks.ts';

/** Returns what an event is called; a test event has its own name. */
export function eventLabel(event: string): string {
  return words.events[event as WebhookEvent] ?? words.event_test;
}
