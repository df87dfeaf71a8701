import { randomUUID } from 'node:crypto';
import { type Acting, actOf } from '@kirdaar/contract/rules/representation';
import {
  deleteActingEvent,
  insertActingEvent,
  updateToDone,
} from '#features/representation/acting/queries.ts';
import { actorOf } from '#platform/http/acting.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { Services } from '#platform/services.ts';

interface Deed {
  talent_id: string;
  acting: Acting;
  endpoint: string;
  subject: string | null;
}

/**
 * Does something for a talent and keeps it in their history, unless it is rejected or `isDone` denies it. It is written
 * first, so that it is not lost if the process dies.
 */
export async function recordActing<T>(
  { db, now }: Services,
  { acting, ...deed }: Deed,
  act: () => Promise<T>,
  isDone: (result: T) => boolean = () => true,
): Promise<T> {
  if (!actOf(deed.endpoint)) return act();
  const id = randomUUID();
  const [{ mandate_id }] = acting;
  const happened_at = now().toISOString();
  await insertActingEvent(db, { id, ...deed, mandate_id, actor_id: actorOf(acting), happened_at });
  try {
    const result = await act();
    await (isDone(result) ? updateToDone(db, id) : deleteActingEvent(db, id));
    return result;
  } catch (error) {
    // After another error, part of it may have happened.
    if (error instanceof AppError) await deleteActingEvent(db, id);
    throw error;
  }
}
