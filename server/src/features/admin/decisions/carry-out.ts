import type { StaffActor } from '#platform/http/actor.ts';
import type { Services } from '#platform/services.ts';

/** What carrying out a decision needs; `db` is a transaction. */
export type Desk = Pick<Services, 'db' | 'now' | 'queue' | 'secrets'>;

interface CarriedOut {
  /** What was decided about, for who may take it back. */
  title: string | null;
  /** Removes files that nothing uses any more, after the transaction. */
  cleanUp?: (services: Services) => Promise<unknown>;
}

/**
 * The use case that carries out a decision. It runs twice: when staff decide, to reject what is not possible, and then
 * nothing of it stays; and when the decision takes effect. So it may change nothing outside its transaction.
 */
export type CarryOut<Input> = (
  desk: Desk,
  staff: Pick<StaffActor, 'id'>,
  id: string,
  input: Input,
) => Promise<CarriedOut>;
