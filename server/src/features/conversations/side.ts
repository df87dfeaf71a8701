import type { Actor } from '#platform/actor.ts';

/** One of the two who write to each other: a talent, or somebody of a house. */
export type Side =
  | { party: 'talent'; account_id: string }
  | { party: 'house'; account_id: string; production_house_id: string };

export function sideOf(actor: Actor): Side {
  return actor.role === 'talent'
    ? { party: 'talent', account_id: actor.id }
    : { party: 'house', account_id: actor.id, production_house_id: actor.production_house_id };
}

/** The page of the site where a side reads a conversation. */
export function pageOf(party: Side['party'], applicationId: string): string {
  return `/${party === 'talent' ? 'user' : 'production'}/messages/${applicationId}`;
}
