import type { Actor } from '#platform/http/actor.ts';

export type Participant =
  | { party: 'talent'; account_id: string }
  | { party: 'house'; account_id: string; production_house_id: string };

export function participantOf(actor: Actor): Participant {
  return actor.role === 'talent'
    ? { party: 'talent', account_id: actor.id }
    : { party: 'house', account_id: actor.id, production_house_id: actor.production_house_id };
}

export function conversationPath(party: Participant['party'], applicationId: string): string {
  return `/${party === 'talent' ? 'user' : 'production'}/messages/${applicationId}`;
}
