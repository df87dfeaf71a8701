import { sendWaiting } from '#api/send-waiting.ts';

declare const self: ServiceWorkerGlobalScope;

/** The browser sends this event when there is a connection again, also when no page is open. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

self.addEventListener('sync', (event) => {
  // Not every browser has this event, so the types do not either.
  const { tag } = event as SyncEvent;
  if (tag === 'waiting') (event as SyncEvent).waitUntil(sendWaiting({ waitsForPages: true }));
});
