import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '#features/admin/decision-reasons/ReasonsPage.tsx';
import { press } from '#testing/controls.ts';
import { reject, reply } from '#testing/mock-server.ts';
import { openPage } from '#testing/open-page.tsx';

const reason = { id: 'r', kind: 'fraud', text_en: 'You asked for money.', text_hi: 'आपने पैसे माँगे।' };

test('lists the texts by decision, and changes and removes one', async () => {
  await openPage(page, [reason, { ...reason, id: 'c', kind: 'call_change', text_en: 'Say more.' }]);
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections).toEqual(['Change of a casting call', 'Fraud']);

  await press('Edit You asked for money.');
  fireEvent.change(screen.getByLabelText(/^Text in English/), { target: { value: 'You took money.' } });
  await press('Save reason');
  const changed = await reject('PUT /api/admin/decision-reasons', 400, {
    fields: { text_hi: 'In Hindi.' },
  });
  expect(changed.body).toMatchObject({ request_id: 'r', kind: 'fraud', text_en: 'You took money.' });
  expect(screen.getByText('In Hindi.')).toBeDefined();
  await press('Save reason');
  await reply('PUT /api/admin/decision-reasons', { message: 'Saved.' });
  expect(screen.queryByRole('dialog')).toBeNull();

  await press('Remove You asked for money.');
  await reply('DELETE /api/admin/decision-reasons/r', { message: 'Removed.' });
});
