import { expect, test } from 'vitest';
import { teamEventText } from '#features/team/team-event-text.ts';

test('a change of the team says who made it', () => {
  const event = { act: 'role_changed', whom: 'Mira Das', team_role: 'reviewer', by: 'Ira Sen' } as const;

  expect(teamEventText(event)).toBe('Mira Das made Reviewer by Ira Sen');
});

test('whoever joins or leaves does so alone', () => {
  const event = { act: 'member_left', whom: 'Mira Das', team_role: null, by: 'Mira Das' } as const;

  expect(teamEventText(event)).toBe('Mira Das left');
});
