import { expect, test } from 'vitest';
import { listEventText } from '#features/discovery/list-event-text.ts';

test('who is taken off a list is named while the house may see them', () => {
  const event = { act: 'talent_removed', name: 'Leads', by: 'Mira Das' } as const;

  expect(listEventText({ ...event, talent: 'Asha Rao' })).toBe('Asha Rao taken off “Leads” by Mira Das');
  expect(listEventText({ ...event, talent: null })).toBe('Somebody taken off “Leads” by Mira Das');
});
