import type { Services } from '#platform/services.ts';

/** Where a decision is carried out: by whom, about the item of which id, and in which transaction. */
export interface Desk extends Pick<Services, 'db' | 'now' | 'queue' | 'secrets'> {
  staff: { id: string };
  id: string;
}

/**
 * The use case of a decision. It runs twice: first as a rehearsal that is rolled back, to reject what is not possible,
 * and again when the decision takes effect. So it changes nothing outside its transaction.
 */
export type CarryOut<Input> = (
  desk: Desk,
  input: Input,
) => Promise<{
  /** The title of the item, for the person who may take the decision back. */
  title: string | null;
  /** Removes files that nothing uses any more, after the transaction. */
  cleanUp?: (services: Services) => Promise<unknown>;
}>;
