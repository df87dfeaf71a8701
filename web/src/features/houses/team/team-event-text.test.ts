import { expect, test } from 'vitest';
import { teamEventText } from '#features/houses/team/team-event-text.ts';

test('names the person who made a team change', () => {
  const event = { action: 'role_changed', member: 'Mira Das', team_role: 'reviewer', by: 'Ira Sen' } as const;

  expect(teamEventText(event)).toBe('Mira Das’s role changed to Reviewer by Ira Sen');
});

test('names no other person when a member joins or leaves', () => {
  const event = { action: 'member_left', member: 'Mira Das', team_role: null, by: 'Mira Das' } as const;

  expect(teamEventText(event)).toBe('Mira Das left');
});
