import { expect, test } from 'vitest';
import { listEventText } from '#features/houses/discovery/ListAuditLog.tsx';

test('names the talent removed from a list while the house may see them', () => {
  const event = { action: 'talent_removed', name: 'Leads', by: 'Mira Das' } as const;

  expect(listEventText({ ...event, talent: 'Asha Rao' })).toBe('Asha Rao removed from “Leads” by Mira Das');
  expect(listEventText({ ...event, talent: null })).toBe('Someone removed from “Leads” by Mira Das');
});
